import { type ComponentType, useEffect, useState } from "react";
import { catalogueEvent } from "#web/lib/catalogue/catalogue-mark.ts";
import type { CataloguePartProps } from "./catalogue-part.tsx";

/**
 * What this phone keeps of the homes. The code loads after everything that the visitor waits for, once `showCatalogue` has
 * run.
 */
export function CatalogueSlot({ list }: CataloguePartProps) {
  const [Part, setPart] = useState<ComponentType<CataloguePartProps>>();
  useEffect(() => {
    const load = () =>
      import("./catalogue-part.tsx").then(
        (module) => setPart(() => module.CataloguePart),
        () => undefined,
      );
    if ("catalogue" in document.documentElement.dataset) load();
    else addEventListener(catalogueEvent, load, { once: true });
    return () => removeEventListener(catalogueEvent, load);
  }, []);
  return <div className={getHeight(list)}>{Part && <Part list={list} />}</div>;
}

/** The space is there from the start, so that nothing moves. On a phone nothing is above a list. */
function getHeight(list: CataloguePartProps["list"]): string {
  if (list === "above") return "lg:min-h-8";
  return list ? "min-h-touch" : "mb-6 min-h-touch";
}
