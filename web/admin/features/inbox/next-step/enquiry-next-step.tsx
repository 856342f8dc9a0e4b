import { useEffect, useRef, useState } from "react";
import type { EnquiryDetail } from "#contract/enquiries/inbox-enquiry.ts";
import { maxNextStepLength } from "#contract/enquiries/next-step.ts";
import { describeStepDay, isStepDue, quickDays } from "#web/admin/lib/format/step-days.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { useSetNextStep } from "./use-set-next-step.ts";

/** What to do next for an enquiry and when, with a form to set it. */
export function EnquiryNextStep({ enquiry }: { enquiry: EnquiryDetail }) {
  const { next_step, next_step_at } = enquiry;
  const [isEditing, setIsEditing] = useState(false);
  const { isBusy, setNextStep } = useSetNextStep(enquiry.id);
  const now = new Date();
  if (isEditing) {
    return (
      <NextStepForm
        enquiry={enquiry}
        isBusy={isBusy}
        onCancel={() => setIsEditing(false)}
        onSave={async (text, at) => {
          if (await setNextStep({ text, at })) setIsEditing(false);
        }}
      />
    );
  }
  return (
    <section aria-label="Next step" className="border-t border-line pt-6">
      {next_step && next_step_at ? (
        <>
          <p className="wrap-anywhere">
            <b className={isStepDue(next_step_at, now) ? "text-bad" : undefined}>
              {`Next: ${describeStepDay(next_step_at, now)}`}
            </b>
            <br />
            <span>{next_step}</span>
          </p>
          <div className="-ml-3 flex flex-wrap">
            <Button look="quiet" busy={isBusy} onClick={() => setNextStep(null)}>
              Done
            </Button>
            <Button look="quiet" onClick={() => setIsEditing(true)}>
              Change
            </Button>
          </div>
        </>
      ) : (
        <Button look="outline" onClick={() => setIsEditing(true)}>
          Add next step
        </Button>
      )}
    </section>
  );
}

interface NextStepFormProps {
  enquiry: EnquiryDetail;
  isBusy: boolean;
  onSave: (text: string, at: string) => void;
  onCancel: () => void;
}

function NextStepForm({ enquiry, isBusy, onSave, onCancel }: NextStepFormProps) {
  const days = quickDays(new Date());
  const [text, setText] = useState(enquiry.next_step ?? "Call back");
  const [at, setAt] = useState(enquiry.next_step_at ?? days[1]?.day ?? "");
  const chips = useRef<HTMLFieldSetElement>(null);
  // Not the field, because the keyboard of a phone would cover the days.
  useEffect(() => chips.current?.querySelector("button")?.focus({ preventScroll: true }), []);
  return (
    <section aria-label="Next step" className="border-t border-line pt-6">
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() && at) onSave(text.trim(), at);
        }}
      >
        <Field id="next-step-text" label="Next step">
          <input
            id="next-step-text"
            className="in"
            required
            maxLength={maxNextStepLength}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        </Field>
        <fieldset ref={chips} className="flex flex-wrap gap-2">
          <legend className="sr-only">Day</legend>
          {days.map(({ label, day }) => (
            <button
              key={day}
              type="button"
              className="chip"
              aria-pressed={at.slice(0, 10) === day}
              onClick={() => setAt(day)}
            >
              {label}
            </button>
          ))}
        </fieldset>
        <Field id="next-step-day" label="Other day">
          <input
            id="next-step-day"
            type="date"
            className="in"
            required
            min={days[0]?.day}
            value={at.slice(0, 10)}
            onChange={({ currentTarget }) => setAt(currentTarget.value)}
          />
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" busy={isBusy}>
            Save
          </Button>
          <Button look="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </form>
    </section>
  );
}
