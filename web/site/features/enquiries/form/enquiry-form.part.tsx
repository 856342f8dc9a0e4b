import { use, useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { findService, type ServiceSlug, services } from "#contract/services/services.ts";
import { usePageFormResult } from "#web/lib/forms/use-page-form-result.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { PageReceipts } from "#web/lib/page/page-receipts.ts";
import { paths } from "#web/lib/page/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { Field, Select } from "#web/ui/form/field.tsx";
import { type EnquirySubject, enquiryFormName, subjectField } from "../enquiry-subject.ts";
import { enquiryMessages, type SuccessMessage } from "../messages.ts";
import { EnquiryAside } from "./enquiry-aside.tsx";
import { EnquiryFields } from "./enquiry-fields.tsx";
import { EnquiryReceipt } from "./enquiry-receipt.tsx";
import { EnquiryStatusNotice } from "./enquiry-status-notice.tsx";
import { serviceField } from "./typed-values.ts";
import { useEnquiryForm } from "./use-enquiry-form.ts";

export interface EnquiryFormProps {
  /** The service of the enquiry; with `canChooseService`, the one that is selected at first. */
  service?: ServiceSlug;
  /** Whether the visitor can choose the service. */
  canChooseService?: boolean;
  about?: EnquirySubject | undefined;
  heading?: string;
  submitLabel?: string;
  submittingLabel?: "Submitting..." | "Sending...";
  /** Replaces the service's own message. */
  success?: SuccessMessage;
  /** Asks for a preferred day and time, for an appointment. */
  asksTime?: boolean;
  /** Anchor of the form, `enquiry` by default. */
  id?: string;
  /** Leaves out the subject and the contact details, which the sheet and the page below it show. */
  isInSheet?: boolean;
  /** Receives the service that the visitor chooses. The page shows its contact details, so the form leaves them out. */
  onServiceChange?: (service: ServiceSlug) => void;
  /** Suggests the first sentence of the message. */
  openingMessage?: string;
  /** Path and query of the page with this form, if it is not the current one. */
  path?: string;
}

/**
 * An enquiry form with the business's contact details. Without a script the browser posts it to the page's own URL.
 * With a script it is checked, saved in this browser and sent to the API.
 */
export function EnquiryForm(props: EnquiryFormProps) {
  const name = enquiryFormName(props.canChooseService ? "contact" : (props.service ?? "general"), props.about);
  const [restarts, setRestarts] = useState(0);
  const receipts = use(PageReceipts);
  const restart = () => {
    receipts?.delete(name);
    setRestarts(restarts + 1);
  };
  return (
    <FormWithName key={`${name} ${restarts}`} {...props} name={name} isFirst={restarts === 0} onRestart={restart} />
  );
}

/** Returns what stands before the name of the subject. */
function subjectWord(about: EnquirySubject): string {
  if ("course_id" in about) return "Course:";
  return "professional_id" in about ? "With" : "About";
}

interface NamedFormProps extends EnquiryFormProps {
  name: string;
  /** Whether the page was loaded with this form. */
  isFirst: boolean;
  /** Replaces the receipt by an empty form. */
  onRestart: () => void;
}

function FormWithName(props: NamedFormProps) {
  const { name, service = "general", canChooseService, about, heading, success, id = "enquiry" } = props;
  const { asksTime = false, isFirst } = props;
  const { submitLabel = "Send enquiry", submittingLabel = "Sending..." } = props;
  const result = usePageFormResult(canChooseService ? undefined : service);
  const postedResult = isFirst ? result : {};
  const { rejected } = postedResult;
  const { state, notice, edit, formProps } = useEnquiryForm({
    form: name,
    service,
    success,
    postedResult,
    openingMessage: props.openingMessage,
    path: props.path,
  });
  const [selectedService, setSelectedService] = useState(findService(rejected?.service ?? "")?.slug ?? service);
  // The link that had the focus is gone.
  useEffect(() => {
    if (!isFirst) document.getElementById(`${id}-name`)?.focus();
  }, [isFirst, id]);
  const hasAside = !props.isInSheet && !props.onServiceChange;
  const isBusy = state.name === "sending" || state.name === "waiting";
  const [aboutName, aboutId] = about ? subjectField(about) : [];
  return (
    <section id={id} aria-label={heading ? undefined : "Enquiry"} aria-labelledby={heading && `${id}-heading`}>
      {heading && (
        <h2
          id={`${id}-heading`}
          ref={state.name === "done" ? notice : undefined}
          tabIndex={state.name === "done" ? -1 : undefined}
        >
          {state.name === "done" ? (state.result.success?.title ?? enquiryMessages.received) : heading}
        </h2>
      )}
      {about && !props.isInSheet && (
        <p className="mt-2 text-ink2">
          <span>{subjectWord(about)}</span> <strong className="text-ink">{about.label}</strong>
        </p>
      )}
      <div
        className={
          props.isInSheet
            ? "mt-3"
            : classNames("mt-4 grid gap-8", hasAside && "lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12")
        }
      >
        {state.name === "done" ? (
          <EnquiryReceipt
            sent={state.result}
            id={id}
            ref={heading ? undefined : notice}
            hasTitle={!heading}
            onSendAnother={props.isInSheet ? undefined : props.onRestart}
          />
        ) : (
          <form
            id={`${id}-form`}
            action={`#${id}`}
            className={classNames("grid content-start", props.isInSheet ? "gap-3" : "gap-4")}
            data-draft={name}
            {...formProps}
          >
            <EnquiryStatusNotice state={state} ref={notice} />
            {canChooseService ? (
              <Field id={`${id}-service`} label="What is it about?">
                <Select
                  id={`${id}-service`}
                  name={serviceField}
                  defaultValue={selectedService}
                  onChange={({ currentTarget }) => {
                    const chosen = currentTarget.value as ServiceSlug;
                    setSelectedService(chosen);
                    props.onServiceChange?.(chosen);
                  }}
                  disabled={isBusy}
                  data-open={props.service || rejected ? undefined : ""}
                >
                  {services.map(({ slug, label }) => (
                    <option key={slug} value={slug}>
                      {label}
                    </option>
                  ))}
                </Select>
              </Field>
            ) : (
              <input type="hidden" name={serviceField} value={service} />
            )}
            {about && (
              <>
                <input type="hidden" name={aboutName} value={aboutId} />
                <input type="hidden" name="subject" value={about.label.slice(0, 150)} />
              </>
            )}
            <EnquiryFields
              id={id}
              values={rejected?.values ?? {}}
              state={state}
              readOnly={isBusy}
              asksTime={asksTime}
              openingMessage={props.openingMessage}
            />
            <div className={props.isInSheet ? "grid gap-2" : "grid gap-2 sm:flex"}>
              <Button id={`${id}-send`} type="submit" disabled={state.name === "sending"}>
                {state.name === "waiting" ? enquiryMessages.tryNow : isBusy ? submittingLabel : submitLabel}
              </Button>
              {state.name === "waiting" && (
                <Button look="quiet" onClick={edit}>
                  {enquiryMessages.edit}
                </Button>
              )}
            </div>
            <p className="text-1 text-ink2">
              {enquiryMessages.privacy} <Link to={paths.privacy}>Privacy Policy</Link>
            </p>
          </form>
        )}
        {hasAside && <EnquiryAside service={selectedService} about={about?.label} />}
      </div>
    </section>
  );
}
