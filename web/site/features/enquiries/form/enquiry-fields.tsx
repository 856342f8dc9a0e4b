import type { ComponentProps } from "react";
import { enquiryLimits, hiddenFieldName } from "#contract/enquiries/enquiry-limits.ts";
import type { TextValues } from "#web/lib/forms/check-form.ts";
import { controlProps } from "#web/lib/forms/control-props.ts";
import { Field } from "#web/ui/form/field.tsx";
import { HiddenField } from "#web/ui/form/hidden-field.tsx";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { EmailField } from "./email-field.tsx";
import type { EnquiryFieldName } from "./enquiry-validation.ts";
import { type PreferredFieldName, PreferredTimeFields } from "./preferred-time-fields.tsx";
import type { EnquiryState } from "./use-enquiry-form.ts";

interface EnquiryFieldsProps {
  /** Prefix of the fields' ids. */
  id: string;
  values: TextValues;
  state: EnquiryState;
  readOnly: boolean;
  /** Asks for a preferred day and time. */
  asksTime: boolean;
  /** The first sentence of the message, which then comes first. */
  openingMessage?: string | undefined;
}

type TextField = Exclude<EnquiryFieldName, PreferredFieldName | "email">;

// Pasted numbers may have invisible characters, so the check of the form limits their length.
const inputs: Record<TextField, { label: string } & ComponentProps<"input">> = {
  name: { label: "Name", autoComplete: "name", maxLength: enquiryLimits.name, required: true },
  phone_number: {
    label: "Phone number",
    type: "tel",
    inputMode: "tel",
    autoComplete: "tel",
    required: true,
  },
  message: { label: "Message (optional)", maxLength: enquiryLimits.message },
};

/** The visitor's fields, and a hidden field that bots fill in. */
export function EnquiryFields({ id, values, state, readOnly, asksTime, openingMessage }: EnquiryFieldsProps) {
  const field = (name: TextField) => {
    const { label, ...input } = inputs[name];
    const { id: controlId, error, control } = controlProps(id, name, state);
    const shared = { ...control, defaultValue: values[name], readOnly };
    return (
      <Field key={name} id={controlId} label={label} error={error}>
        {name === "message" ? (
          <TextArea
            {...shared}
            defaultValue={values.message ?? openingMessage}
            maxLength={input.maxLength}
            rows={openingMessage ? 3 : 4}
            data-open={openingMessage && ""}
          />
        ) : (
          <input {...input} {...shared} className="in" />
        )}
      </Field>
    );
  };
  const email = <EmailField id={id} values={values} state={state} readOnly={readOnly} />;
  return (
    <>
      {openingMessage ? (
        <>
          {field("message")}
          {field("name")}
          {field("phone_number")}
          {email}
        </>
      ) : (
        <div className="grid gap-4 sm:grid-cols-3">
          {field("name")}
          {email}
          {field("phone_number")}
        </div>
      )}
      {asksTime && <PreferredTimeFields id={id} values={values} state={state} readOnly={readOnly} />}
      {!openingMessage && field("message")}
      <HiddenField id={`${id}-empty`} name={hiddenFieldName} />
    </>
  );
}
