import { classNames } from "#web/lib/page/class-names.ts";
import { type SectionState, sectionStateTexts } from "./section-state.ts";

/** Says whether a section is changed or needs fixing. */
export function SectionStateText({ state }: { state: SectionState }) {
  return (
    <span
      className={classNames(
        "flex-none font-sans text-1 leading-[1.4] tracking-[normal]",
        state === "invalid" ? "font-bold text-bad" : "font-normal text-ink2",
      )}
    >
      {sectionStateTexts[state]}
    </span>
  );
}
