import { enquiryLimits, hiddenFieldName } from "#contract/enquiries/enquiry-limits.ts";
import type { TextValues } from "#web/lib/forms/check-form.ts";
import { controlProps } from "#web/lib/forms/control-props.ts";
import { Field } from "#web/ui/form/field.tsx";
import { HiddenField } from "#web/ui/form/hidden-field.tsx";
import { TextArea } from "#web/ui/form/text-area.tsx";
import type { BookingState } from "./use-booking-form.ts";

interface BookingFieldsProps {
  /** Prefix of the fields' ids. */
  id: string;
  values: TextValues;
  state: BookingState;
  readOnly: boolean;
  /** A booking of a professional asks for no message: it must not ask what is wrong with the person. */
  hasMessage: boolean;
}

/** Name and phone number; what is optional is folded. */
export function BookingFields({ id, values, state, readOnly, hasMessage }: BookingFieldsProps) {
  const name = controlProps(id, "name", state);
  const phone = controlProps(id, "phone_number", state);
  const email = controlProps(id, "email", state);
  const message = controlProps(id, "message", state);
  const isOpen = Boolean(values.email || values.message || email.error || message.error);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
        <Field id={name.id} label="Name" error={name.error}>
          <input
            {...name.control}
            className="in"
            autoComplete="name"
            maxLength={enquiryLimits.name}
            required
            defaultValue={values.name}
            readOnly={readOnly}
          />
        </Field>
        <Field id={phone.id} label="Phone number" error={phone.error}>
          <input
            {...phone.control}
            className="in"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            required
            defaultValue={values.phone_number}
            readOnly={readOnly}
          />
        </Field>
      </div>
      <details open={isOpen}>
        <summary className="inline-flex min-h-touch cursor-pointer items-center font-medium text-ocean">
          {hasMessage ? "Add an email or a message (optional)" : "Add an email (optional)"}
        </summary>
        <div className="mt-2 grid gap-4">
          <Field id={email.id} label="Email (optional)" error={email.error}>
            <input
              {...email.control}
              className="in"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              defaultValue={values.email}
              readOnly={readOnly}
            />
          </Field>
          {hasMessage && (
            <Field id={message.id} label="Message (optional)" error={message.error}>
              <TextArea
                {...message.control}
                maxLength={enquiryLimits.message}
                rows={3}
                defaultValue={values.message}
                readOnly={readOnly}
              />
            </Field>
          )}
        </div>
      </details>
      <HiddenField id={`${id}-empty`} name={hiddenFieldName} />
    </>
  );
}
