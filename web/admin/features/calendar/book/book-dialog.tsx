import { type FormEvent, useId, useRef, useState } from "react";
import type { AppointmentKind } from "#contract/appointments/appointment-kinds.ts";
import type { Slot } from "#contract/appointments/booking.ts";
import { enquiryLimits } from "#contract/enquiries/enquiry-limits.ts";
import { appointmentLimits } from "#shared/appointments/appointment-limits.ts";
import { describeTime } from "#shared/appointments/appointment-time.ts";
import { getDate } from "#web/admin/features/shared/appointments/appointment-days.ts";
import { kindLabels } from "#web/admin/features/shared/appointments/appointment-labels.ts";
import { useCalendarParams } from "#web/admin/features/shared/appointments/calendar-params.ts";
import { useAppointmentCache } from "#web/admin/features/shared/appointments/use-appointments.ts";
import { createUuid } from "#web/admin/lib/api/create-uuid.ts";
import { useSave } from "#web/admin/lib/forms/use-save.ts";
import { SaveButtons } from "#web/admin/ui/saving/save-buttons.tsx";
import { apiSend } from "#web/lib/api/api-client.ts";
import type { ApiError } from "#web/lib/api/api-error.ts";
import { ChipOption } from "#web/ui/chip.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { showToast } from "#web/ui/feedback/toast.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { NumberField } from "../number-field.tsx";
import { useKinds } from "../use-kinds.ts";
import { subjectFields } from "../use-slots.ts";
import { readOfferedSlots } from "./offered-slots.ts";
import { SubjectField } from "./subject-field.tsx";
import { TimeField } from "./time-field.tsx";

interface BookDialogProps {
  /** The day that the calendar shows. */
  date: string;
  onClose: () => void;
}

/** Books for a caller: what, when, name and number. */
export function BookDialog({ date, onClose }: BookDialogProps) {
  const formId = useId();
  const [firstKind = "viewing", ...otherKinds] = useKinds();
  const kinds = [firstKind, ...otherKinds];
  const [kind, setKind] = useState<AppointmentKind>(firstKind);
  const [subjectId, setSubjectId] = useState<string>();
  const [start, setStart] = useState<string>();
  const [lessons, setLessons] = useState(1);
  const { isBusy, problems, failure, save } = useSave();
  const [offered, setOffered] = useState<readonly Slot[]>();
  // The same key for each attempt of this dialog, so that a lost response does not book twice.
  const attempt = useRef({ key: "", body: "" });
  const { setParams } = useCalendarParams();
  const { refresh } = useAppointmentCache();

  const book = async (form: HTMLFormElement) => {
    const fields = new FormData(form);
    const readText = (name: string) => String(fields.get(name) ?? "").trim();
    const subject = { kind, id: subjectId ?? "" };
    const body = {
      ...subjectFields(subject),
      kind,
      start: start ?? "",
      name: readText("name"),
      phone_number: readText("phone_number"),
      message: readText("message"),
      ...(kind === "lesson" && lessons > 1 && { lessons }),
    };
    const text = JSON.stringify(body);
    if (attempt.current.body !== text) attempt.current = { key: createUuid(), body: text };
    const { data } = await apiSend("POST /appointments", {
      body,
      idempotencyKey: attempt.current.key,
    });
    await refresh();
    const { id, name: booked, start: time } = data.appointment;
    showToast({ tone: "good", title: "Booked", text: `${booked}, ${describeTime(time)}.` });
    onClose();
    setParams({ date: getDate(time), open: id });
  };
  const offerOthers = ({ body }: ApiError) => {
    setOffered(readOfferedSlots(body));
    return false;
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    void save(() => book(form), offerOthers);
  };
  const subjectProblem = problems.property_uuid ?? problems.course_id ?? problems.professional_id;

  return (
    <Dialog
      variant="small"
      title="Book for a caller"
      onClose={onClose}
      footer={<SaveButtons form={formId} label="Book" isBusy={isBusy} onCancel={onClose} />}
    >
      <form id={formId} className="grid gap-4" noValidate onSubmit={submit}>
        {kinds.length > 1 && (
          <fieldset className="flex flex-wrap gap-2">
            <legend className="sr-only">Kind</legend>
            {kinds.map((one) => (
              <ChipOption
                key={one}
                type="radio"
                name="kind"
                checked={one === kind}
                onChange={() => {
                  setKind(one);
                  setSubjectId(undefined);
                  setStart(undefined);
                  setOffered(undefined);
                }}
              >
                {kindLabels[one]}
              </ChipOption>
            ))}
          </fieldset>
        )}
        <SubjectField
          key={kind}
          kind={kind}
          value={subjectId}
          problem={subjectProblem}
          onChoose={(id) => {
            setSubjectId(id);
            setStart(undefined);
            setOffered(undefined);
          }}
        />
        {subjectId && (
          <TimeField
            key={subjectId}
            subject={{ kind, id: subjectId }}
            date={date}
            offered={offered}
            value={start}
            problem={problems.start}
            onChoose={setStart}
          />
        )}
        {kind === "lesson" && (
          <NumberField
            id="book-lessons"
            label="Lessons"
            hint="More than one: the same time each week"
            min={1}
            max={appointmentLimits.lessons}
            step={1}
            value={lessons}
            problem={problems.lessons}
            onChange={setLessons}
          />
        )}
        <Field id="book-name" label="Name" error={problems.name}>
          <input
            id="book-name"
            name="name"
            className="in"
            autoComplete="off"
            maxLength={enquiryLimits.name}
            aria-invalid={problems.name ? true : undefined}
            aria-describedby={problems.name ? "book-name-error" : undefined}
          />
        </Field>
        <Field id="book-phone" label="Phone" error={problems.phone_number}>
          <input
            id="book-phone"
            name="phone_number"
            type="tel"
            className="in"
            autoComplete="off"
            maxLength={enquiryLimits.phone}
            aria-invalid={problems.phone_number ? true : undefined}
            aria-describedby={problems.phone_number ? "book-phone-error" : undefined}
          />
        </Field>
        {kind !== "clinic" && (
          <Field id="book-message" label="What should colleagues know?" error={problems.message}>
            <textarea
              id="book-message"
              name="message"
              className="in min-h-20"
              rows={2}
              maxLength={enquiryLimits.message}
            />
          </Field>
        )}
        {failure && (
          <div role="alert">
            <Notice tone="bad" title="Not booked">
              <p>{failure}</p>
            </Notice>
          </div>
        )}
      </form>
    </Dialog>
  );
}
