import { useState } from "react";
import type { AppointmentKind } from "#contract/appointments/appointment-kinds.ts";
import { useEndpointData } from "#web/admin/lib/api/use-endpoint-data.ts";
import { useSearchText } from "#web/admin/lib/forms/use-search-text.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { courseTitle } from "#web/lib/format/course-title.ts";
import { joinParts } from "#web/lib/format/format-values.ts";
import { Button } from "#web/ui/button.tsx";
import { Field, SearchInput, Select } from "#web/ui/form/field.tsx";

const maxFound = 5;

interface SubjectFieldProps {
  kind: AppointmentKind;
  value: string | undefined;
  problem: string | undefined;
  onChoose: (id: string | undefined) => void;
}

/** What is booked: a home by its search, or a course or a professional from a list. */
export function SubjectField({ kind, ...props }: SubjectFieldProps) {
  if (kind === "viewing") return <HomeField {...props} />;
  return kind === "lesson" ? <CourseField {...props} /> : <ProfessionalField {...props} />;
}

type ChoiceProps = Omit<SubjectFieldProps, "kind">;

function HomeField({ value, problem, onChoose }: ChoiceProps) {
  const [q, setQ] = useState<string>();
  const [chosen, setChosen] = useState<string>();
  const { typed, setTyped } = useSearchText(q, setQ);
  const filters = new URLSearchParams({ limit: String(maxFound), ...(q && { q }) });
  const { data } = useEndpointData(q && !value ? endpointKey("GET /list/recent/properties", { filters }) : null);
  const homes = data?.data.properties ?? [];
  if (value) {
    return (
      <div>
        <p className="font-bold">Home</p>
        <p className="flex flex-wrap items-center justify-between gap-x-3">
          <span className="min-w-0 wrap-anywhere">{chosen}</span>
          <Button look="quiet" onClick={() => onChoose(undefined)}>
            Change
          </Button>
        </p>
      </div>
    );
  }
  return (
    <div>
      <Field id="book-home" label="Home" hint="Reference, title or area" error={problem}>
        <SearchInput
          id="book-home"
          maxLength={200}
          value={typed}
          aria-invalid={problem ? true : undefined}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </Field>
      <p role="status">{q && data && homes.length === 0 && "No home matches"}</p>
      <ul>
        {homes.map(({ uuid, reference, title, area }) => {
          const label = joinParts([reference, title, area]);
          return (
            <li key={uuid} className="flex items-center justify-between gap-3 border-b border-line py-2">
              <span className="min-w-0 wrap-anywhere">{label}</span>
              <Button
                look="small"
                aria-label={`Choose ${reference}`}
                onClick={() => {
                  setChosen(label);
                  onChoose(uuid);
                }}
              >
                Choose
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function CourseField(props: ChoiceProps) {
  const { data } = useEndpointData(endpointKey("GET /courses"));
  const courses = data?.data.courses ?? [];
  return (
    <ChoiceField
      {...props}
      label="Course"
      options={courses.map((course) => [course.id, courseTitle(course)] as const)}
    />
  );
}

function ProfessionalField(props: ChoiceProps) {
  const { data } = useEndpointData(endpointKey("GET /professionals"));
  const professionals = data?.data.professionals ?? [];
  return <ChoiceField {...props} label="Doctor" options={professionals.map(({ id, name }) => [id, name] as const)} />;
}

interface ChoiceFieldProps extends ChoiceProps {
  label: string;
  options: readonly (readonly [id: string, label: string])[];
}

function ChoiceField({ label, options, value, problem, onChoose }: ChoiceFieldProps) {
  return (
    <Field id="book-subject" label={label} error={problem}>
      <Select
        id="book-subject"
        value={value ?? ""}
        aria-invalid={problem ? true : undefined}
        onChange={({ currentTarget }) => onChoose(currentTarget.value || undefined)}
      >
        <option value="">Choose</option>
        {options.map(([id, text]) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  );
}
