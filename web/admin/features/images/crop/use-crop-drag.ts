import { type PointerEvent, useRef } from "react";
import { dragFocus, type FocusPoint, findOverflow, tapFocus } from "./focus-point.ts";

/** A pointer that moves less, in pixels, has tapped. */
const tapTolerance = 6;

interface Drag {
  from: { x: number; y: number };
  start: FocusPoint;
  hasMoved: boolean;
}

/** Moves the focus of the image in the element: a drag moves the image, a tap brings a point to the middle. */
export function useCropDrag(point: FocusPoint, onChange: (point: FocusPoint) => void) {
  const drag = useRef<Drag>(undefined);

  const measure = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const image = element.querySelector("img");
    const natural = { width: image?.naturalWidth || width, height: image?.naturalHeight || height };
    return { left, top, frame: { width, height }, overflow: findOverflow(natural, { width, height }) };
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { from: { x: event.clientX, y: event.clientY }, start: point, hasMoved: false };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!drag.current) return;
    const { from, start } = drag.current;
    const moved = { x: event.clientX - from.x, y: event.clientY - from.y };
    if (!drag.current.hasMoved && Math.hypot(moved.x, moved.y) < tapTolerance) return;
    drag.current.hasMoved = true;
    onChange(dragFocus(start, moved, measure(event.currentTarget).overflow));
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const ended = drag.current;
    drag.current = undefined;
    if (!ended || ended.hasMoved) return;
    const { left, top, frame, overflow } = measure(event.currentTarget);
    onChange(tapFocus(ended.start, { x: event.clientX - left, y: event.clientY - top }, frame, overflow));
  };
  const onPointerCancel = () => {
    drag.current = undefined;
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel };
}
