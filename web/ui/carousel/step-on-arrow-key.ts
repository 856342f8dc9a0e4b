import type { KeyboardEvent } from "react";

/** Calls `step` for the left and right arrow keys, and keeps these keys from elements around the carousel. */
export function stepOnArrowKey(event: KeyboardEvent, step: (by: 1 | -1) => void): void {
  if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
  event.preventDefault();
  event.stopPropagation();
  step(event.key === "ArrowLeft" ? -1 : 1);
}
