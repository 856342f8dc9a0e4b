import { useEffect, useRef } from "react";
import type { FieldQuestion } from "#web/admin/lib/forms/typed-number.ts";
import { Button } from "#web/ui/button.tsx";

interface NumberReadingProps {
  /** The id of the field. */
  id: string;
  /** What was read, with its unit: "$85,000". */
  shown?: string | undefined;
  question?: FieldQuestion | undefined;
  readOnly?: boolean | undefined;
  /** Gets the text for the field. */
  onChoose: (value: string) => void;
}

/** Returns the id that a field names in `aria-describedby`. */
export const readingId = (id: string): string => `${id}-reading`;

/** Below a number field: what its text means, or the question what it means with a button for each reading. */
export function NumberReading({ id, shown, question, readOnly, onChoose }: NumberReadingProps) {
  const choose = ({ value, onChoose: onReading }: FieldQuestion["readings"][number]) => {
    onReading?.();
    onChoose(value);
    // The button disappears, and with it the focus.
    document.getElementById(id)?.focus();
  };
  const region = useRef<HTMLDivElement>(null);
  // On a phone, the bar with the buttons would cover a question that appears below the field.
  useEffect(() => {
    const isTyping = document.activeElement?.id === id;
    if (question?.text && isTyping) region.current?.scrollIntoView({ block: "nearest" });
  }, [question?.text, id]);
  return (
    // Always there, because screen readers announce only changes of an existing region.
    <div ref={region} id={readingId(id)} aria-live="polite" className="scroll-mb-32 text-1">
      {question ? (
        <>
          <p className="mt-1 font-bold">{question.text}</p>
          {question.readings.length > 0 && (
            <div className="mt-1 flex flex-wrap gap-2">
              {question.readings.map((reading) => (
                <Button key={reading.value} look="small" disabled={readOnly} onClick={() => choose(reading)}>
                  {!reading.onChoose && <span className="sr-only">Use </span>}
                  <span>{reading.label}</span>
                </Button>
              ))}
            </div>
          )}
        </>
      ) : (
        shown && <p className="mt-1 text-ink2">{`= ${shown}`}</p>
      )}
    </div>
  );
}
