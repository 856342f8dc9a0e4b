import { Icon } from "../icons/icon.tsx";
import { stepOnArrowKey } from "./step-on-arrow-key.ts";

/** "Previous" and "next" buttons of a carousel; on a touch screen people swipe images instead. The arrow keys work while either has the focus. */
export function StepButtons({ onStep }: { onStep: (by: 1 | -1) => void }) {
  const button = (by: 1 | -1, label: string, side: string) => (
    <button
      type="button"
      className={`step icon-btn on-image needs-script top-[calc(50%-22px)] ${side}`}
      aria-label={label}
      onClick={() => onStep(by)}
      onKeyDown={(event) => stepOnArrowKey(event, onStep)}
    >
      <Icon name={by < 0 ? "left" : "right"} />
    </button>
  );
  return (
    <>
      {button(-1, "Previous photo", "left-1")}
      {button(1, "Next photo", "right-1")}
    </>
  );
}
