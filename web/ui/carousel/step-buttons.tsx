import type { KeyboardEvent } from "react";
import { Icon } from "../icons/icon.tsx";

/** Previous and next beside a strip of pictures; the arrow keys do the same while either has the focus. */
export function StepButtons({ onStep }: { onStep: (by: 1 | -1) => void }) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    // What stands around it may listen for the same keys.
    event.stopPropagation();
    onStep(event.key === "ArrowLeft" ? -1 : 1);
  };
  const button = (by: 1 | -1, label: string, side: string) => (
    <button
      type="button"
      className={`icon-btn on-pic needs-script top-[calc(50%-22px)] ${side}`}
      aria-label={label}
      onClick={() => onStep(by)}
      onKeyDown={onKeyDown}
    >
      <Icon name={by < 0 ? "left" : "right"} />
    </button>
  );
  return (
    <>
      {button(-1, "Previous picture", "left-1")}
      {button(1, "Next picture", "right-1")}
    </>
  );
}
