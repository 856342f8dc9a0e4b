import { type FormEvent, useId, useState } from "react";
import type { Api } from "#contract/endpoints/all-endpoints.ts";
import type { SentBody } from "#contract/http/endpoint-types.ts";
import { addDays } from "#shared/appointments/appointment-time.ts";
import { getToday, longDay } from "#web/admin/features/shared/appointments/appointment-days.ts";
import { useAppointmentCache } from "#web/admin/features/shared/appointments/use-appointments.ts";
import { useResources } from "#web/admin/features/shared/appointments/use-resources.ts";
import { useSave } from "#web/admin/lib/forms/use-save.ts";
import { apiSend } from "#web/lib/api/api-client.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Field, Select } from "#web/ui/form/field.tsx";
import { MovedDay, type MovedSoFar } from "./moved-day.tsx";

interface MoveDayDialogProps {
  /** The day that the calendar shows. */
  date: string;
  onClose: () => void;
}

type Body = SentBody<Api["POST /appointments/move-day"]>;

/** Moves all appointments of a day, for example when it rains. Then it lists who must be told. */
export function MoveDayDialog({ date, onClose }: MoveDayDialogProps) {
  const [moved, setMoved] = useState<MovedSoFar & { rest: Body }>();
  const { refresh } = useAppointmentCache();
  const move = async (body: Body) => {
    const { data, left, next_cursor } = await apiSend("POST /appointments/move-day", { body });
    await refresh();
    setMoved((before) => ({
      entries: [...(before?.entries ?? []), ...data.appointments],
      left,
      rest: { ...body, ...(next_cursor !== null && { cursor: next_cursor }) },
    }));
  };
  return (
    <Dialog variant="small" title={moved ? "Tell these people" : "Move all of a day"} onClose={onClose}>
      {moved ? (
        <MovedDay moved={moved} onMoveRest={() => move(moved.rest)} onClose={onClose} />
      ) : (
        <MoveDayForm date={date} onMove={move} onClose={onClose} />
      )}
    </Dialog>
  );
}

type MoveDayFormProps = MoveDayDialogProps & { onMove: (body: Body) => Promise<void> };

function MoveDayForm({ date: shown, onMove, onClose }: MoveDayFormProps) {
  const formId = useId();
  const today = getToday(new Date());
  const { resources } = useResources();
  const [date, setDate] = useState(shown > today ? shown : today);
  const [toDate, setToDate] = useState(addDays(date, 1));
  const [resourceId, setResourceId] = useState("");
  const { isBusy, problems, failure, save } = useSave();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(() => onMove({ date, to_date: toDate, ...(resourceId && { resource_id: resourceId }) }));
  };
  return (
    <form id={formId} className="grid gap-4" noValidate onSubmit={submit}>
      <p>All appointments of the day move, for example because of rain. Then you see whom to tell.</p>
      <Field id="move-from" label="Day" hint={date && longDay(date)} error={problems.date}>
        <input
          id="move-from"
          type="date"
          className="in"
          min={today}
          value={date}
          aria-invalid={problems.date ? true : undefined}
          aria-describedby={problems.date ? "move-from-error" : undefined}
          onChange={({ currentTarget: { value } }) => {
            setDate(value);
            if (value && toDate <= value) setToDate(addDays(value, 1));
          }}
        />
      </Field>
      <Field id="move-to" label="Move to" hint={toDate && longDay(toDate)} error={problems.to_date}>
        <input
          id="move-to"
          type="date"
          className="in"
          min={today}
          value={toDate}
          aria-invalid={problems.to_date ? true : undefined}
          aria-describedby={problems.to_date ? "move-to-error" : undefined}
          onChange={({ currentTarget }) => setToDate(currentTarget.value)}
        />
      </Field>
      {resources.length > 0 && (
        <Field id="move-resource" label="Whose" error={problems.resource_id}>
          <Select
            id="move-resource"
            value={resourceId}
            onChange={({ currentTarget }) => setResourceId(currentTarget.value)}
          >
            <option value="">Everyone</option>
            {resources.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {failure && (
        <div role="alert">
          <Notice tone="bad" title="Nothing was moved">
            <p>{failure}</p>
          </Notice>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={isBusy}>
          {isBusy ? "Moving..." : "Move all"}
        </Button>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
