import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { prefersReducedMotion } from "#web/lib/page/prefers-reduced-motion.ts";

interface VerticalSlides {
  /** Index of the visible slide. */
  index: number;
  /** Moves to a slide; stops at both ends. */
  go: (at: number) => void;
  /** Props of the element that scrolls. */
  columnProps: {
    ref: RefObject<HTMLDivElement | null>;
    onScroll: () => void;
    onPointerDown: () => void;
    onWheel: () => void;
  };
}

/** State of a column of slides, each as high as the column, that is moved by swiping or by `go`. */
export function useVerticalSlides(total: number, start: number): VerticalSlides {
  const ref = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(start);
  // Target of a key press. The slides that pass by until then are not shown as visible.
  const target = useRef<number>(undefined);

  // Turning the phone or larger text changes the height of the slides. The same one stays visible.
  const height = useRef<number>(undefined);
  const stay = () => {
    const column = ref.current;
    if (!column || column.clientHeight === height.current) return false;
    height.current = column.clientHeight;
    column.scrollTop = index * column.clientHeight;
    return true;
  };
  const onResize = useEffectEvent(stay);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new ResizeObserver(() => onResize());
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);

  const go = (to: number) => {
    const at = Math.min(Math.max(to, 0), total - 1);
    if (at === index) return;
    const isNeighbour = Math.abs(at - index) === 1 && !prefersReducedMotion();
    target.current = at;
    setIndex(at);
    ref.current?.scrollTo({ top: at * ref.current.clientHeight, behavior: isNeighbour ? "smooth" : "instant" });
  };
  const onScroll = () => {
    // The browser may scroll for the new height before it calls the observer.
    if (!ref.current?.clientHeight || stay()) return;
    const at = ref.current.scrollTop / ref.current.clientHeight;
    if (target.current === undefined) setIndex(Math.min(Math.round(at), total - 1));
    else if (Math.abs(at - target.current) < 0.01) target.current = undefined;
  };
  const onUserScroll = () => {
    target.current = undefined;
  };
  return { index, go, columnProps: { ref, onScroll, onPointerDown: onUserScroll, onWheel: onUserScroll } };
}
