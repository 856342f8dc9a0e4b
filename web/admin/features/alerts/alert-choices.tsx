import { type FormEvent, useState } from "react";
import type { AlertHours, AlertSettings } from "#contract/alerts/alert-settings.ts";
import { type ServiceSlug, serviceSlugs, services } from "#contract/services/services.ts";
import { errorText } from "#web/admin/lib/api/error-text.ts";
import { Fold } from "#web/admin/ui/fold.tsx";
import { Tick } from "#web/admin/ui/inputs/tick.tsx";
import { TimeSelect } from "#web/admin/ui/inputs/time-select.tsx";
import { useIsWide } from "#web/admin/ui/use-is-wide.ts";
import { apiSend } from "#web/lib/api/api-client.ts";
import { joinParts } from "#web/lib/format/format-values.ts";
import { Button } from "#web/ui/button.tsx";
import { ChipOption } from "#web/ui/chip.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { showToast } from "#web/ui/feedback/toast.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { LineIcon } from "#web/ui/icons/line-icon.tsx";

const days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
const usualHours: AlertHours = { from: "08:00", to: "18:00", days: [1, 2, 3, 4, 5, 6] };

interface ChoicesProps {
  settings: AlertSettings;
  onSaved: (settings: AlertSettings) => void;
}

/** Which services a colleague is told about, and in which hours. A phone shows what is set, and the fields on demand. */
export function AlertChoices({ settings, onSaved }: ChoicesProps) {
  const [chosen, setChosen] = useState<readonly ServiceSlug[]>(settings.services ?? serviceSlugs);
  const [hours, setHours] = useState(settings.hours);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isWide = useIsWide();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(undefined);
    if (hours && hours.days.length === 0) return setProblem("Choose at least one day.");
    if (hours && hours.from === hours.to) return setProblem("The end must differ from the start.");
    setSaving(true);
    try {
      // New services are then chosen, too.
      const all = chosen.length === serviceSlugs.length;
      onSaved(await apiSend("PUT /alerts", { body: { services: all ? null : [...chosen], hours } }));
      showToast({ tone: "good", title: "Alerts saved", text: "They apply from the next enquiry." });
    } catch (error) {
      setProblem(errorText(error));
    }
    setSaving(false);
  };
  const form = (
    <form className="grid gap-5" noValidate onSubmit={save}>
      <fieldset className="min-w-0">
        <legend className="font-bold">Tell me about</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-x-4">
          {services.map(({ slug, label }) => (
            <Tick
              key={slug}
              className="justify-start!"
              checked={chosen.includes(slug)}
              onChange={({ currentTarget: { checked } }) => setChosen(toggle(chosen, slug, checked))}
            >
              <span>{label}</span>
            </Tick>
          ))}
        </div>
        <p className="mt-1 text-1 text-ink2">
          Enquiries and next steps that are yours always ring. Reports about listings ring for super admins at any hour.
        </p>
      </fieldset>
      <fieldset className="min-w-0">
        <legend className="mb-2 font-bold">When</legend>
        <div className="flex flex-wrap gap-2">
          <ChipOption type="radio" name="alert-hours" checked={!hours} onChange={() => setHours(null)}>
            Opening hours
          </ChipOption>
          <ChipOption
            type="radio"
            name="alert-hours"
            checked={hours !== null}
            onChange={() => setHours(settings.hours ?? usualHours)}
          >
            My own hours
          </ChipOption>
        </div>
        {hours && <HoursFields hours={hours} onChange={setHours} />}
      </fieldset>
      {problem && (
        <div role="alert">
          <Notice tone="bad" title={problem} />
        </div>
      )}
      <Button type="submit" className="w-full justify-self-start sm:w-auto" busy={isSaving}>
        {isSaving ? "Saving..." : "Save alerts"}
      </Button>
    </form>
  );
  if (isWide) return form;
  // On a phone the name and the password are near.
  const names = services.filter(({ slug }) => chosen.includes(slug)).map(({ label }) => label);
  return (
    <Fold
      title="What rings, and when"
      summary={`${names.length === services.length ? "All services" : joinParts(names) || "No service"}, ${hours ? "in my own hours" : "in opening hours"}`}
      isInner
    >
      {form}
    </Fold>
  );
}

function toggle<T>(list: readonly T[], value: T, isChosen: boolean): T[] {
  const others = list.filter((one) => one !== value);
  return isChosen ? [...others, value] : others;
}

interface TickChipProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** One of several choices, with a tick while it is on. */
const TickChip = ({ label, isOn, onChange }: TickChipProps) => (
  <ChipOption checked={isOn} onChange={({ currentTarget }) => onChange(currentTarget.checked)}>
    {isOn && (
      <span className="mr-1.5 inline-block align-[-3px] [&>svg]:size-[16px] [&>svg]:stroke-3">
        <LineIcon name="check" />
      </span>
    )}
    <span>{label}</span>
  </ChipOption>
);

function HoursFields({ hours, onChange }: { hours: AlertHours; onChange: (hours: AlertHours) => void }) {
  return (
    <div className="mt-3 grid gap-3">
      <fieldset className="flex flex-wrap gap-2" aria-label="Days">
        {days.map((label, index) => (
          <TickChip
            key={label}
            label={label}
            isOn={hours.days.includes(index + 1)}
            onChange={(isOn) => onChange({ ...hours, days: toggle(hours.days, index + 1, isOn).sort((a, b) => a - b) })}
          />
        ))}
      </fieldset>
      <div className="grid max-w-[20rem] grid-cols-2 gap-3">
        {(["from", "to"] as const).map((end) => (
          <Field key={end} id={`alert-${end}`} label={end === "from" ? "From" : "To"}>
            <TimeSelect
              id={`alert-${end}`}
              value={hours[end]}
              hasEndOfDay={end === "to"}
              onChange={(time) => onChange({ ...hours, [end]: time })}
            />
          </Field>
        ))}
      </div>
      {hours.to <= hours.from && hours.to && <p className="text-1 text-ink2">These hours end on the next day.</p>}
    </div>
  );
}
