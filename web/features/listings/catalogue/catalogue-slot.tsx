import { type ComponentType, useEffect, useState } from "react";
import { catalogueEvent } from "#web/lib/catalogue/catalogue-mark.ts";
import type { CataloguePartProps } from "./catalogue-part.tsx";

/**
 * What this phone keeps of the homes. The code loads after everything that the visitor waits for, once `startCatalogue` has
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
  // The space is there from the start, so that nothing moves.
  return <div className={list === "above" ? "min-h-6 lg:-mt-6" : "min-h-11"}>{Part && <Part list={list} />}</div>;
}
