import { useId } from "react";
import { enquiryLimits, hiddenFieldName } from "#contract/enquiries/enquiry-limits.ts";
import { reportReasons } from "#contract/enquiries/report-reasons.ts";
import { reportSlug } from "#contract/services/services.ts";
import type { PageFormResult } from "#web/lib/forms/use-page-form-result.ts";
import { paths, reportPath } from "#web/lib/page/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { HiddenField } from "#web/ui/form/hidden-field.tsx";
import { useReport } from "./use-report.ts";

interface ReportFormProps {
  /** Id of the home. Without one, the visitor writes which listing it is. */
  uuid: string | undefined;
  /** The result of a form that was posted without a script. */
  posted?: PageFormResult;
}

/**
 * One button for each reason: the second tap sends the report. Without a home a text says which one and what is wrong. Without
 * a script the browser posts it to the page.
 */
export function ReportForm({ uuid, posted = {} }: ReportFormProps) {
  const id = useId();
  const { state, form, send } = useReport(uuid, posted);
  if (state.name === "sent") return <Thanks reference={state.reference} />;
  const { problems } = state;
  const { phone_number: phoneProblem, message: messageProblem, ...others } = problems;
  const failure = Object.values(others)[0] ?? (uuid && messageProblem);
  const isSending = state.name === "sending";
  return (
    <form
      ref={form}
      method="post"
      action={uuid ? reportPath(uuid) : paths.report}
      className="mt-3 grid gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {/* Enter in the field of the number must choose no reason: a form's first button is what Enter presses. */}
      {uuid && <button type="submit" disabled hidden />}
      <input type="hidden" name="service" value={reportSlug} />
      {uuid && <input type="hidden" name="property_uuid" value={uuid} />}
      {!uuid && (
        <Field
          id={`${id}-message`}
          label="Which listing, and what is wrong?"
          hint="For example: MH-1042 is already taken, or a link or number that asked you for money."
          error={messageProblem}
        >
          <textarea
            key={posted.rejected?.values.message}
            id={`${id}-message`}
            className="in min-h-20! lg:min-h-40!"
            name="message"
            rows={3}
            maxLength={enquiryLimits.message}
            defaultValue={posted.rejected?.values.message}
            aria-invalid={messageProblem ? true : undefined}
            aria-describedby={messageProblem && `${id}-message-error`}
          />
        </Field>
      )}
      <Field
        id={`${id}-phone`}
        label="Your phone number (optional)"
        hint="Only to call you back about this."
        error={phoneProblem}
      >
        <input
          key={posted.rejected?.values.phone_number}
          id={`${id}-phone`}
          className="in max-w-[30rem]"
          name="phone_number"
          type="tel"
          autoComplete="tel"
          maxLength={enquiryLimits.phone}
          defaultValue={posted.rejected?.values.phone_number}
          aria-invalid={phoneProblem ? true : undefined}
          aria-describedby={phoneProblem && `${id}-phone-error`}
        />
      </Field>
      {uuid ? (
        <fieldset className="grid gap-2">
          <legend className="mb-2 font-bold">What is wrong? Your choice is sent at once.</legend>
          {reportReasons.map((reason) => (
            <Button
              key={reason}
              type="submit"
              look="outline"
              name="message"
              value={reason}
              busy={isSending}
              onClick={(event) => {
                event.preventDefault();
                void send(reason);
              }}
            >
              {isSending && state.reason === reason ? "Sending..." : reason}
            </Button>
          ))}
        </fieldset>
      ) : (
        <Button type="submit" className="sm:justify-self-start" busy={isSending}>
          {isSending ? "Sending..." : "Send report"}
        </Button>
      )}
      <HiddenField id={`${id}-empty`} name={hiddenFieldName} />
      <div role="alert">{failure && <Notice tone="bad" title={failure} />}</div>
    </form>
  );
}

function Thanks({ reference }: { reference: string }) {
  return (
    <div className="mt-4" id="enquiry" role="status">
      <Notice tone="good" title="Thank you. We check this listing now.">
        <p>
          Pay nobody before you have seen a home. Your reference is <strong translate="no">{reference}</strong>.
        </p>
      </Notice>
    </div>
  );
}
