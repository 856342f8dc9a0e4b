import { type RefObject, useLayoutEffect, useState } from "react";

/** How wide an element is, in pixels, as long as it is shown; `before` until it is known. */
export function useElementWidth(element: RefObject<HTMLElement | null>, before: number): number {
  const [width, setWidth] = useState(before);
  useLayoutEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const measure = () => watched.clientWidth > 0 && setWidth(watched.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
