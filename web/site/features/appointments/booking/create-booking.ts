import { type AppointmentKind, serviceOfKind, subjectOfKind } from "#contract/appointments/appointment-kinds.ts";
import { hiddenFieldName } from "#contract/enquiries/enquiry-limits.ts";
import { cleanContactText } from "#shared/people/contact-text.ts";
import { cleanPhoneText } from "#shared/people/phone-text.ts";
import type { TextValues } from "#web/lib/forms/check-form.ts";
import { createOutboxKey, type OutboxItem } from "#web/lib/outbox/outbox.ts";
import { paths } from "#web/lib/page/paths.ts";
import { readVisitStart } from "#web/lib/visits/read-visit-start.ts";
import { formatDayAndTime } from "#web/site/lib/format/appointment-times.ts";
import { kindTexts } from "../messages.ts";

interface NewBooking {
  kind: AppointmentKind;
  id: string;
  /** Stored name of the form. */
  form: string;
  values: TextValues;
  /** When the form was first shown, in milliseconds. */
  since: number;
}

/** Returns the booking of a form, to be sent through the outbox. */
export function createBooking({ kind, id, form, values, since }: NewBooking): OutboxItem {
  const {
    start = "",
    name = "",
    phone_number = "",
    email = "",
    message = "",
    [hiddenFieldName]: website = "",
  } = values;
  const source = readVisitStart();
  const elapsed = Date.now() - since;
  const address = cleanContactText(email);
  return {
    key: createOutboxKey(),
    kind: "appointment",
    form,
    page: paths.book(kind, id),
    service: serviceOfKind[kind],
    body: {
      kind,
      [subjectOfKind[kind]]: id,
      start,
      name,
      phone_number: cleanPhoneText(phone_number),
      ...(address && { email: address }),
      ...(message && { message }),
      ...(source && { source }),
      website,
      // A negative time means that the clock was set back.
      ...(elapsed >= 0 && { elapsed_ms: elapsed }),
    },
    success: {
      title: `We have your ${kindTexts[kind].noun}`,
      text: `${formatDayAndTime(start)}.`,
    },
  };
}
