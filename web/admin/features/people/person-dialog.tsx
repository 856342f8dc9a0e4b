import { type FormEvent, useId, useState } from "react";
import { Link } from "react-router-dom";
import type { Person, PersonConflict } from "#contract/people/person.ts";
import { type PersonKind, personKinds } from "#contract/people/person-kinds.ts";
import { personLimits } from "#contract/people/person-limits.ts";
import { personPath } from "#contract/site/admin-paths.ts";
import { type ContactKind, contactKinds } from "#shared/people/contact-kinds.ts";
import { useColleagues } from "#web/admin/lib/api/use-colleagues.ts";
import { useSave } from "#web/admin/lib/forms/use-save.ts";
import { Tick } from "#web/admin/ui/inputs/tick.tsx";
import { SaveButtons } from "#web/admin/ui/saving/save-buttons.tsx";
import { apiSend } from "#web/lib/api/api-client.ts";
import type { ApiError } from "#web/lib/api/api-error.ts";
import { useSession } from "#web/lib/session/stored-session.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Field, Select } from "#web/ui/form/field.tsx";
import { contactLabels, kindLabels } from "./people-labels.ts";

interface PersonDialogProps {
  /** The person to change; undefined adds one. */
  person?: Person;
  onClose: () => void;
  onSaved: (id: string) => void;
}

interface ContactRow {
  key: number;
  kind: ContactKind;
  value: string;
}

const emptyRow = (key: number): ContactRow => ({ key, kind: "phone", value: "" });

/** The form for a new person, or for a change of one. */
export function PersonDialog({ person, onClose, onSaved }: PersonDialogProps) {
  const formId = useId();
  const loaded = useColleagues();
  const { assignee_id: current, assignee } = person ?? {};
  // Before the list has loaded, and when it has not this colleague, saving must not remove the one who is responsible.
  const isMissing = current && !loaded.some(({ id }) => id === current);
  const colleagues = isMissing ? [{ id: current, username: assignee ?? "" }, ...loaded] : loaded;
  const [rows, setRows] = useState<ContactRow[]>(() =>
    person && person.contacts.length > 0
      ? person.contacts.map(({ kind, value }, key) => ({ key, kind, value }))
      : [emptyRow(0)],
  );
  const [kinds, setKinds] = useState<PersonKind[]>(person?.kinds ?? ["client"]);
  const seesHealth = useSession()?.user.sees_health;
  const [isPatient, setIsPatient] = useState(person?.patient ?? false);
  const { isBusy, problems, failure, save } = useSave();
  const [conflict, setConflict] = useState<PersonConflict>();

  const send = async (form: HTMLFormElement, shared: boolean) => {
    const fields = new FormData(form);
    const readText = (name: string) => String(fields.get(name) ?? "");
    const body = {
      name: readText("name"),
      contacts: rows.filter(({ value }) => value.trim()).map(({ kind, value }) => ({ kind, value })),
      kinds,
      note: readText("note"),
      key_holder: readText("key_holder"),
      assignee_id: readText("assignee_id") || null,
      ...(seesHealth && { patient: isPatient }),
      shared,
    };
    setConflict(undefined);
    if (person) await apiSend("PATCH /people/:id", { params: { id: person.id }, body });
    onSaved(person ? person.id : (await apiSend("POST /people", { body })).id);
  };
  const showConflict = ({ status, body }: ApiError) => {
    const found = status === 409 ? readConflict(body) : undefined;
    setConflict(found);
    return found !== undefined;
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    void save(() => send(form, false), showConflict);
  };
  const saveShared = () => {
    const form = document.getElementById(formId);
    if (form instanceof HTMLFormElement) void save(() => send(form, true), showConflict);
  };

  return (
    <Dialog
      variant="small"
      title={person ? "Change person" : "Add person"}
      onClose={onClose}
      footer={<SaveButtons form={formId} label="Save" isBusy={isBusy} onCancel={onClose} />}
    >
      <form id={formId} className="grid gap-4" noValidate onSubmit={submit}>
        <Field id="person-name" label="Name" error={problems.name}>
          <input
            id="person-name"
            name="name"
            className="in"
            autoComplete="off"
            maxLength={personLimits.name}
            defaultValue={person?.name}
            aria-invalid={problems.name ? true : undefined}
            aria-describedby={problems.name ? "person-name-error" : undefined}
          />
        </Field>
        <ContactFields rows={rows} setRows={setRows} problem={problems.contacts} />
        {conflict && (
          <div role="alert">
            <Notice tone="warn" title={conflict.detail}>
              <p>
                <Link
                  to={personPath(conflict.id)}
                  className="underline"
                  onClick={onClose}
                >{`Open ${conflict.name || "this person"}`}</Link>
                , or save if both use it.
              </p>
              <Button look="small" className="mt-2" busy={isBusy} onClick={saveShared}>
                Both share it
              </Button>
            </Notice>
          </div>
        )}
        <fieldset>
          <legend className="font-bold">Kind</legend>
          <div className="flex flex-wrap gap-x-5">
            {personKinds.map((kind) => (
              <Tick
                key={kind}
                checked={kinds.includes(kind)}
                onChange={({ currentTarget: { checked } }) =>
                  setKinds(checked ? [...kinds, kind] : kinds.filter((one) => one !== kind))
                }
              >
                <span>{kindLabels[kind]}</span>
              </Tick>
            ))}
          </div>
          {problems.kinds && <p className="text-1 font-bold text-bad">{problems.kinds}</p>}
          {seesHealth && (
            <Tick checked={isPatient} onChange={({ currentTarget: { checked } }) => setIsPatient(checked)}>
              <span>Patient: only colleagues with the health permission see this person</span>
            </Tick>
          )}
        </fieldset>
        <Field id="person-assignee" label="Responsible colleague" error={problems.assignee_id}>
          <Select id="person-assignee" name="assignee_id" defaultValue={person?.assignee_id ?? ""}>
            <option value="">No one</option>
            {colleagues.map(({ id, username }) => (
              <option key={id} value={id}>
                {username}
              </option>
            ))}
          </Select>
        </Field>
        {kinds.includes("owner") && (
          <Field id="person-keys" label="Key holder" hint="Who keeps the keys of the homes" error={problems.key_holder}>
            <input
              id="person-keys"
              name="key_holder"
              className="in"
              autoComplete="off"
              maxLength={personLimits.keyHolder}
              defaultValue={person?.key_holder ?? ""}
            />
          </Field>
        )}
        <Field id="person-note" label="Note" hint="Only colleagues see it" error={problems.note}>
          <textarea
            id="person-note"
            name="note"
            className="in min-h-24"
            maxLength={personLimits.note}
            defaultValue={person?.note ?? ""}
          />
        </Field>
        {failure && (
          <div role="alert">
            <Notice tone="bad" title="Not saved">
              <p>{failure}</p>
            </Notice>
          </div>
        )}
      </form>
    </Dialog>
  );
}

/** Reads the body of a 409. */
function readConflict(body: unknown): PersonConflict | undefined {
  if (typeof body !== "object" || body === null || !("id" in body && "name" in body && "detail" in body))
    return undefined;
  const { detail, id, name } = body;
  return typeof id === "string" && typeof name === "string" ? { detail: String(detail), id, name } : undefined;
}

interface ContactFieldsProps {
  rows: ContactRow[];
  setRows: (rows: ContactRow[]) => void;
  problem: string | undefined;
}

/** The numbers and addresses, one in each row. An empty row is not saved. */
function ContactFields({ rows, setRows, problem }: ContactFieldsProps) {
  const change = (key: number, values: Partial<ContactRow>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...values } : row)));
  return (
    <fieldset>
      <legend className="mb-1 font-bold">Numbers and addresses</legend>
      <div className="grid gap-2">
        {rows.map(({ key, kind, value }, index) => (
          <div key={key} className="grid grid-cols-[8rem_minmax(0,1fr)] gap-2">
            <Select
              aria-label={`Kind of contact ${index + 1}`}
              value={kind}
              onChange={({ currentTarget }) =>
                change(key, { kind: contactKinds.find((one) => one === currentTarget.value) ?? "phone" })
              }
            >
              {contactKinds.map((one) => (
                <option key={one} value={one}>
                  {contactLabels[one]}
                </option>
              ))}
            </Select>
            <input
              className="in"
              aria-label={`Contact ${index + 1}`}
              inputMode={kind === "email" ? "email" : kind === "phone" ? "tel" : "text"}
              autoComplete="off"
              autoCapitalize="none"
              maxLength={personLimits.contact}
              value={value}
              aria-invalid={problem ? true : undefined}
              onChange={({ currentTarget }) => change(key, { value: currentTarget.value })}
            />
          </div>
        ))}
      </div>
      {problem && <p className="mt-1 text-1 font-bold text-bad">{problem}</p>}
      {rows.length < personLimits.contacts && (
        <Button
          look="quiet"
          className="-ml-3"
          onClick={() => setRows([...rows, emptyRow(Math.max(...rows.map(({ key }) => key)) + 1)])}
        >
          Add another
        </Button>
      )}
    </fieldset>
  );
}
