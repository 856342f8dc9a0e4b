import { classNames } from "#web/lib/page/class-names.ts";
import { ChipOption } from "#web/ui/chip.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import type { FileKind } from "./find-kind.ts";
import { markClass } from "./mark-class.ts";

export const kindQuestionId = "import-kind-question";
const question = "Are these homes for sale or for rent?";
const answers = [
  ["buy", "For sale"],
  ["rent", "For rent"],
  ["rows", "It differs from row to row"],
] as const satisfies readonly (readonly [FileKind, string])[];

interface KindQuestionProps {
  answer: FileKind | undefined;
  /** Whether the user tried to go on without the answer. */
  isMarked: boolean;
  onAnswer: (answer: FileKind) => void;
}

/** Asked once if a file does not say it: nothing is taken for a sale or a rent by chance. */
export function KindQuestion({ answer, isMarked, onAnswer }: KindQuestionProps) {
  return (
    <Notice tone={answer ? "good" : "warn"} {...(!answer && { icon: "warn" })} title={question}>
      <p>{answer === "rows" ? "The check asks for each row that does not say it." : "The file does not say it."}</p>
      <fieldset
        id={kindQuestionId}
        tabIndex={-1}
        className={classNames("mt-2 flex flex-wrap gap-2", isMarked && markClass)}
      >
        <legend className="sr-only">{question}</legend>
        {answers.map(([value, label]) => (
          <ChipOption
            key={value}
            type="radio"
            name="import-kind"
            checked={answer === value}
            onChange={() => onAnswer(value)}
          >
            {label}
          </ChipOption>
        ))}
      </fieldset>
    </Notice>
  );
}
