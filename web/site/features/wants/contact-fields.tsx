import { enquiryLimits } from "#contract/enquiries/enquiry-limits.ts";
import { Field } from "#web/ui/form/field.tsx";
import { Switch } from "./switch.tsx";

export const contactFieldNames = ["phone_number", "email"];

interface ContactFieldsProps {
  /** What is chosen now. */
  channel: string | undefined;
  values: Record<string, string>;
  problems: Record<string, string>;
  hasEmail: boolean;
}

/** Asks for a number or an address, by the chosen channel. Without a script both fields are there. */
export function ContactFields({ channel, values, problems, hasEmail }: ContactFieldsProps) {
  const isEmail = channel === "email";
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-balance font-head text-3 leading-tight">How do we tell you?</legend>
      {hasEmail ? (
        <Switch
          name="channel"
          label="Channel"
          options={[
            ["whatsapp", "WhatsApp"],
            ["email", "Email"],
          ]}
          selected={values.channel === "email" ? "email" : "whatsapp"}
        />
      ) : (
        <input type="hidden" name="channel" value="whatsapp" />
      )}
      <Field
        id="tell-phone"
        label="Your WhatsApp number"
        error={problems.phone_number}
        className={isEmail ? "no-script" : undefined}
      >
        <input
          className="in"
          id="tell-phone"
          name="phone_number"
          type="tel"
          autoComplete="tel"
          maxLength={enquiryLimits.phone}
          defaultValue={values.phone_number}
          aria-invalid={problems.phone_number ? true : undefined}
          aria-describedby={problems.phone_number && "tell-phone-error"}
        />
      </Field>
      {hasEmail && (
        <Field
          id="tell-email"
          label="Your email address"
          error={problems.email}
          className={isEmail ? undefined : "no-script"}
        >
          <input
            className="in"
            id="tell-email"
            name="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={values.email}
            aria-invalid={problems.email ? true : undefined}
            aria-describedby={problems.email && "tell-email-error"}
          />
        </Field>
      )}
    </fieldset>
  );
}
