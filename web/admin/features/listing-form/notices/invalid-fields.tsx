import { Fragment, type MouseEvent, type ReactNode, useState } from "react";
import {
  imageRequiredMessage,
  type RequiredField,
  requiredFieldLabels,
  requiredFields,
} from "#contract/listings/required-fields.ts";
import type { PropertyKind } from "#shared/listings/property-kinds.ts";
import { listingFields } from "#web/admin/features/shared/listings/listing-fields.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { amenitiesError, fieldError } from "../listing-errors.ts";
import type { ListingFormState } from "../use-listing-form.ts";

interface InvalidFieldsProps {
  kind: PropertyKind;
  idPrefix: string;
  state: Pick<ListingFormState, "errors" | "values">;
}

/**
 * Lists above the form the fields of the last attempt that are still missing or invalid. Each is a link to its control; the
 * toast says what is wrong. Once
 * all are corrected, the notice does not return while the user types. Give it a key for each attempt.
 */
export function InvalidFields({ kind, idPrefix, state: { errors, values } }: InvalidFieldsProps) {
  const link = (name: string, text: string) => <ControlLink id={`${idPrefix}-${name}`}>{text}</ControlLink>;
  const isEmpty = (name: string) => !String(values.fields[name] ?? "").trim();
  const invalid = listingFields(kind).filter(({ name }) => errors.fields?.[name]);
  const missing = requiredFields[kind].filter((name) => errors.fields?.[name] && isEmpty(name));
  const others = invalid.filter(({ name }) => !missing.includes(name as RequiredField));
  const amenities = amenitiesError(errors);
  const images = errors.root?.images?.message;
  const isValid = missing.length + others.length === 0 && !amenities && !images;
  // The errors of an attempt may arrive one render after it.
  const [phase, setPhase] = useState<"pending" | "shown" | "corrected">("pending");
  if (phase === "pending" && !isValid) setPhase("shown");
  if (phase === "shown" && isValid) setPhase("corrected");
  if (isValid || phase === "corrected") return null;
  return (
    <div role="alert" className="invalid-fields">
      <Notice tone="bad" title="Correct these fields">
        {missing.length > 0 && (
          <p>
            {missing.map((name, index) => (
              <Fragment key={name}>
                {index > 0 && <span>{", "}</span>}
                {link(name, requiredFieldLabels[name])}
              </Fragment>
            ))}
          </p>
        )}
        {others.map((field) => (
          <p key={field.name}>{link(field.name, fieldError(field, errors) ?? "")}</p>
        ))}
        {amenities && <p>{link("amenities", amenities)}</p>}
        {images && <p>{link("images", images === imageRequiredMessage ? "Photos" : images)}</p>}
      </Notice>
    </div>
  );
}

function ControlLink({ id, children }: { id: string; children: ReactNode }) {
  // The address stays, because Back should leave the screen.
  const focus = (event: MouseEvent) => {
    event.preventDefault();
    const control = document.getElementById(id);
    const fold = control?.closest("details");
    // A folded control cannot get the focus.
    if (fold) fold.open = true;
    control?.focus();
    control?.scrollIntoView({ block: "center" });
  };
  return (
    // 44 px high on a phone, without moving the lines apart.
    <a href={`#${id}`} className="py-3 font-bold text-inherit underline" onClick={focus}>
      {children}
    </a>
  );
}
