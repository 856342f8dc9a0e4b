import type { ComponentProps } from "react";
import { enquiryLimits } from "#contract/enquiries/enquiry-limits.ts";
import { Field } from "#web/ui/form/field.tsx";
import { TextArea } from "#web/ui/form/text-area.tsx";
import type { EnquiryFieldName, EnquiryProblems } from "./enquiry-validation.ts";

interface EnquiryFieldsProps {
  /** What the fields' ids begin with. */
  id: string;
  values: Record<string, string>;
  problems: EnquiryProblems;
  /** While it is being sent or waits to be. */
  readOnly: boolean;
}

const traits: Record<EnquiryFieldName, { label: string } & ComponentProps<"input">> = {
  name: { label: "Name", autoComplete: "name", maxLength: enquiryLimits.name, required: true },
  email: {
    label: "Email",
    type: "email",
    inputMode: "email",
    autoComplete: "email",
    maxLength: enquiryLimits.email,
    required: true,
  },
  phone_number: {
    label: "Phone number",
    type: "tel",
    inputMode: "tel",
    autoComplete: "tel",
    maxLength: enquiryLimits.phone,
    required: true,
  },
  message: { label: "Message (optional)", maxLength: enquiryLimits.message },
};

/** Name, email, phone number and message, and the field that only machines fill in. */
export function EnquiryFields({ id, values, problems, readOnly }: EnquiryFieldsProps) {
  const field = (name: EnquiryFieldName) => {
    const { label, ...input } = traits[name];
    const error = problems[name];
    const controlId = `${id}-${name}`;
    const control = {
      id: controlId,
      name,
      defaultValue: values[name],
      readOnly,
      "aria-invalid": error ? true : undefined,
      "aria-describedby": error ? `${controlId}-error` : undefined,
    };
    return (
      <Field id={controlId} label={label} error={error}>
        {name === "message" ? (
          <TextArea {...control} maxLength={input.maxLength} />
        ) : (
          <input {...input} {...control} className="in" />
        )}
      </Field>
    );
  };
  return (
    <>
      {field("name")}
      {field("email")}
      {field("phone_number")}
      {field("message")}
      <div className="honeypot" aria-hidden="true">
        <label htmlFor={`${id}-website`}>Leave this empty</label>
        <input id={`${id}-website`} name="website" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
}
