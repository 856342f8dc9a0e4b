import { useState } from "react";
import { siteDefaults } from "#contract/site/site-details.ts";
import { type OpeningWeek, weekdays } from "#shared/site/opening-week.ts";
import { Button } from "#web/ui/button.tsx";
import { ChipOption } from "#web/ui/chip.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { hoursFields } from "../fields/settings-field-descriptors.ts";
import { SettingsList } from "../fields/settings-list.tsx";
import { isSameJson } from "../rebase-settings.ts";
import type { SettingsForm } from "../use-settings-form.ts";
import { DayRow, weekColumns } from "./day-row.tsx";
import { dayName, describeWeek } from "./describe-week.ts";
import { findDifferentDays } from "./find-different-days.ts";

const maxLines = 7;

/**
 * The opening times of each weekday, and the text that visitors read: made from the times, or the owner's own. Mount it
 * again when the settings are replaced.
 */
export function SettingsHours({ settings }: { settings: SettingsForm }) {
  const { form, details, isSaving, submitCount } = settings;
  const { week, hours } = details;
  const [isOwnText, setIsOwnText] = useState(() => !week || !isSameJson(hours, describeWeek(week)));
  const setWeek = (changed: OpeningWeek) => {
    form.setValue("week", changed);
    if (!isOwnText) form.setValue("hours", describeWeek(changed));
    if (submitCount > 0) void form.trigger("week");
  };
  const removeWeek = () => {
    form.setValue("week", null);
    form.clearErrors("week");
    setIsOwnText(true);
  };
  const chooseText = (own: boolean) => {
    setIsOwnText(own);
    if (own || !week) return;
    form.setValue("hours", describeWeek(week));
    form.clearErrors("hours");
  };
  const ownText = (
    <SettingsList settings={settings} parentPath="hours" fields={hoursFields} singular="opening time" max={maxLines} />
  );
  if (!week) {
    return (
      <>
        <p className="text-ink2">
          Visitors read this text. Add the times of each day, and they also see "Open until 18:00" or "Closed now".
        </p>
        {ownText}
        <Button
          look="outline"
          className="justify-self-start"
          busy={isSaving}
          onClick={() => form.setValue("week", siteDefaults.week)}
        >
          Add times for each day
        </Button>
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
      <fieldset className="grid min-w-0 gap-3">
        <legend className="float-left w-full font-bold">What visitors read</legend>
        <div className="flex flex-wrap gap-2">
          <TextChoice label="These times" checked={!isOwnText} disabled={isSaving} onChoose={() => chooseText(false)} />
          <TextChoice label="My own text" checked={isOwnText} disabled={isSaving} onChoose={() => chooseText(true)} />
        </div>
        {isOwnText ? (
          <>
            <DifferenceNotice settings={settings} week={week} />
            {ownText}
          </>
        ) : (
          <ul className="rounded-m bg-sand px-4 py-3">
            {hours.length === 0 && <li>Closed all week</li>}
            {hours.map(({ days, hours: times }) => (
              <li key={days}>{`${days}: ${times}`}</li>
            ))}
          </ul>
        )}
      </fieldset>
      <Button look="quiet" className="-ml-3 justify-self-start" busy={isSaving} onClick={removeWeek}>
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

interface TextChoiceProps {
  label: string;
  checked: boolean;
  disabled: boolean;
  onChoose: () => void;
}

const TextChoice = ({ label, checked, disabled, onChoose }: TextChoiceProps) => (
  <ChipOption type="radio" name="settings-hours-text" checked={checked} disabled={disabled} onChange={onChoose}>
    {label}
  </ChipOption>
);

/** Warns if the owner's text names other times than the week. */
function DifferenceNotice({ settings, week }: { settings: SettingsForm; week: OpeningWeek }) {
  const days = findDifferentDays(settings.details.hours, week).map(dayName);
  return (
    <div role="status">
      {days.length > 0 && (
        <Notice tone="warn" icon="warn" title="Your text and your times differ">
          <p>{`Check ${days.join(", ")}. Visitors read both.`}</p>
        </Notice>
      )}
    </div>
  );
}
