import { useEffect, useState } from "react";
import { sectionElementId } from "./settings-sections.ts";

/** Returns the id of the section at the top of the screen; at the end of the page, of the last one. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const key = ids.join(" ");
  useEffect(() => {
    const update = () => {
      const sections = key.split(" ");
      const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
      const above = sections.filter(
        (id) => (document.getElementById(sectionElementId(id))?.getBoundingClientRect().top ?? 0) < innerHeight / 4,
      );
      setCurrent((isAtEnd ? sections : above).slice(-1)[0] ?? sections[0]);
    };
    update();
    addEventListener("scroll", update, { passive: true });
    return () => removeEventListener("scroll", update);
  }, [key]);
  return current;
}
