import { type RefObject, useLayoutEffect, useState } from "react";

/** Returns the width of an element in pixels and follows its changes; `initialWidth` until it is measured. */
export function useElementWidth(element: RefObject<HTMLElement | null>, initialWidth: number): number {
  const [width, setWidth] = useState(initialWidth);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    const measure = () => target.clientWidth > 0 && setWidth(target.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
