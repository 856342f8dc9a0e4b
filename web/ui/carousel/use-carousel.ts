import { type RefObject, useRef, useState } from "react";

/** Position `at` of a row that goes round: after the last comes the first. */
export function wrapIndex(at: number, total: number): number {
  return total ? (at + total) % total : 0;
}

interface Strip<Element extends HTMLElement> {
  /** Which slide is in view. */
  index: number;
  /** One on or one back, round and round. */
  step: (by: 1 | -1) => void;
  go: (at: number) => void;
  /** For the element that scrolls. */
  stripProps: {
    ref: RefObject<Element | null>;
    onScroll: () => void;
    onPointerDown: () => void;
    onWheel: () => void;
  };
}

const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * A strip of slides that is swiped, or moved by buttons and keys.
 * @param onShow told each slide that comes into view
 */
export function useCarousel<Element extends HTMLElement>(
  total: number,
  { start = 0, onShow }: { start?: number; onShow?: (at: number) => void } = {},
): Strip<Element> {
  const ref = useRef<Element>(null);
  const [index, setIndex] = useState(start);
  // Where a button has sent the strip: until it is there, what it passes by is not what is shown.
  const goal = useRef<number>(undefined);

  const show = (at: number) => {
    if (at === index) return;
    setIndex(at);
    onShow?.(at);
  };
  const go = (at: number) => {
    const next = Math.abs(at - index) === 1 && !calm();
    goal.current = at;
    show(at);
    ref.current?.scrollTo({ left: at * ref.current.clientWidth, behavior: next ? "smooth" : "instant" });
  };
  const onScroll = () => {
    if (!ref.current?.clientWidth) return;
    const at = ref.current.scrollLeft / ref.current.clientWidth;
    if (goal.current === undefined) show(Math.round(at));
    else if (Math.abs(at - goal.current) < 0.01) goal.current = undefined;
  };
  const byHand = () => {
    goal.current = undefined;
  };
  return {
    index,
    step: (by) => go(wrapIndex(index + by, total)),
    go,
    stripProps: { ref, onScroll, onPointerDown: byHand, onWheel: byHand },
  };
}
