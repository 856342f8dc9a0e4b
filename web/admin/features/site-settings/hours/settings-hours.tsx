import { siteDefaults } from "#contract/site/site-details.ts";
import { type OpeningWeek, weekdays } from "#shared/site/opening-week.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { hoursFields } from "../fields/settings-field-descriptors.ts";
import { SettingsFields } from "../fields/settings-fields.tsx";
import type { SettingsForm } from "../use-settings-form.ts";
import { DayRow, weekColumns } from "./day-row.tsx";

/** The opening times of each weekday, which visitors read in words, and a note. */
export function SettingsHours({ settings }: { settings: SettingsForm }) {
  const { form, details, isSaving, submitCount } = settings;
  const { week, hours } = details;
  const setWeek = (changed: OpeningWeek | null) => {
    form.setValue("week", changed);
    if (!changed) form.clearErrors("week");
    else if (submitCount > 0) void form.trigger("week");
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
      <div className="@container">
        <div className={`${weekColumns} text-1 text-ink2 @max-[17rem]:hidden`} aria-hidden="true">
          <span>Open</span>
          <span />
          <span>From</span>
          <span>To</span>
        </div>
        {weekdays.map((day) => (
          <DayRow key={day} settings={settings} day={day} week={week} onChange={setWeek} />
        ))}
        <CopyMonday week={week} isSaving={isSaving} onChange={setWeek} />
      </div>
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

interface WeekProps {
  week: OpeningWeek;
  isSaving: boolean;
  onChange: (week: OpeningWeek) => void;
}

function CopyMonday({ week, isSaving, onChange }: WeekProps) {
  const copyTo = (count: number) => {
    const copies = weekdays.slice(0, count).map((day) => [day, week.monday]);
    onChange({ ...week, ...Object.fromEntries(copies) });
  };
  return (
    <fieldset className="flex flex-wrap items-center gap-2 pt-3">
      <legend className="float-left mr-1 text-1 text-ink2">Same as Monday:</legend>
      <Button
        look="outline"
        className="min-h-touch border-edge px-3.5 text-1"
        busy={isSaving}
        onClick={() => copyTo(5)}
      >
        Monday to Friday
      </Button>
      <Button
        look="outline"
        className="min-h-touch border-edge px-3.5 text-1"
        busy={isSaving}
        onClick={() => copyTo(weekdays.length)}
      >
        All days
      </Button>
    </fieldset>
  );
}
