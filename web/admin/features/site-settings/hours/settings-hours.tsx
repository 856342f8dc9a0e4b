import { siteDefaults } from "#contract/site/site-details.ts";
import { isOpen, type OpeningTimes, type OpeningWeek, weekdays } from "#shared/site/opening-week.ts";
import type { WeekTimes } from "#web/admin/ui/inputs/day-times.ts";
import { WeekHours } from "#web/admin/ui/inputs/week-hours.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { hoursFields } from "../fields/settings-field-descriptors.ts";
import { SettingsFields } from "../fields/settings-fields.tsx";
import type { SettingsForm } from "../use-settings-form.ts";

/** The opening times of each weekday, which visitors read in words, and a note. */
export function SettingsHours({ settings }: { settings: SettingsForm }) {
  const { form, details, isSaving, submitCount } = settings;
  const { week, hours } = details;
  const setWeek = (changed: OpeningWeek | null) => {
    form.setValue("week", changed);
    if (!changed) form.clearErrors("week");
    else if (submitCount > 0) void form.trigger("week");
  };
  const getProblem = (day: number) => {
    const path = `week.${weekdays[day] ?? "monday"}` as const;
    const messageOf = (end: keyof OpeningTimes) => form.getFieldState(`${path}.${end}`, form.formState).error?.message;
    const [from, to] = [messageOf("from"), messageOf("to")];
    if (from) return { end: "from" as const, text: from };
    return to ? { end: "to" as const, text: to } : undefined;
  };
  const note = (
    <>
      {settings.opened.note_from_old_text && (
        <Notice tone="warn" title="Your old text is shown as a note. Check it.">
          <Button look="outline" className="mt-3" busy={isSaving} onClick={() => void settings.save()}>
            The note is right
          </Button>
        </Notice>
      )}
      <SettingsFields settings={settings} parentPath="" fields={hoursFields} />
    </>
  );
  if (!week) {
    return (
      <>
        <p className="text-ink2">
          Visitors read no times. Add those of each day, and they see them, and "Open until 18:00" or "Closed now".
        </p>
        <Button
          look="outline"
          className="justify-self-start"
          busy={isSaving}
          onClick={() => setWeek(siteDefaults.week)}
        >
          Add times for each day
        </Button>
        {note}
      </>
    );
  }
  return (
    <>
      <p className="text-ink2">Visitors see "Open until 18:00" or "Closed now", by the time in Monrovia.</p>
      <WeekHours
        id="settings-week"
        week={weekdays.map((day) => (isOpen(week[day]) ? [week[day]] : []))}
        isBusy={isSaving}
        getProblem={getProblem}
        onChange={(times) => setWeek({ ...week, ...Object.fromEntries(toEntries(times)) })}
      />
      <section aria-labelledby="settings-hours-text" className="grid gap-2">
        <h3 id="settings-hours-text" className="text-2">
          What visitors read
        </h3>
        <ul className="rounded-m bg-sand px-4 py-3">
          {hours.length === 0 && <li>Closed all week</li>}
          {hours.map(({ days, hours: times }) => (
            <li key={days}>{`${days}: ${times}`}</li>
          ))}
        </ul>
      </section>
      {note}
      <Button look="quiet" className="-ml-3 justify-self-start" busy={isSaving} onClick={() => setWeek(null)}>
        Clear all times
      </Button>
    </>
  );
}

const closed: OpeningTimes = { from: "", to: "" };

/** Returns the times with their days. The opening hours have no breaks. */
const toEntries = (times: WeekTimes) => weekdays.map((day, index) => [day, times[index]?.[0] ?? closed]);
