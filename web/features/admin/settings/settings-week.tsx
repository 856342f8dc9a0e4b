import { type OpeningWeek, weekdays } from "#contract/site/opening-week.ts";
import { siteDefaults } from "#contract/site/site-details.ts";
import { Button } from "#web/ui/button.tsx";
import type { SettingsForm } from "./use-settings-form.ts";

const dayName = (day: string) => day.charAt(0).toUpperCase() + day.slice(1);
const ends = [
  ["from", "opens"],
  ["to", "closes"],
] as const;

/** The opening hours of each weekday, from which visitors' phones find out whether the business is open. */
export function SettingsWeek({ settings }: { settings: SettingsForm }) {
  const { form, details, isSaving } = settings;
  const setWeek = (week: OpeningWeek | null) => {
    form.setValue("week", week);
    form.clearErrors("week");
  };
  if (!details.week) {
    return (
      <div>
        <p className="text-ink2">Without times for each day, visitors do not read whether you are open now.</p>
        <Button look="outline" className="mt-3" busy={isSaving} onClick={() => setWeek(siteDefaults.week)}>
          Add times for each day
        </Button>
      </div>
    );
  }
  return (
    <div className="grid gap-3">
      <p className="text-ink2">
        Visitors see "Open until 18:00" or "Closed now". Closed all day? Leave both times empty.
      </p>
      {weekdays.map((day) => (
        <fieldset key={day} className="grid grid-cols-2 gap-x-3 sm:grid-cols-[8rem_9rem_9rem] sm:items-center">
          <legend className="float-left w-full font-bold max-sm:col-span-2">{dayName(day)}</legend>
          {ends.map(([end, verb]) => {
            const path = `week.${day}.${end}` as const;
            const id = `settings-${path.replaceAll(".", "-")}`;
            const problem = form.getFieldState(path, form.formState).error?.message;
            return (
              <div key={end} className="min-w-0">
                <input
                  {...form.register(path)}
                  id={id}
                  type="time"
                  className="in"
                  readOnly={isSaving}
                  aria-label={`${dayName(day)} ${verb}`}
                  aria-invalid={problem ? true : undefined}
                  aria-describedby={problem ? `${id}-error` : undefined}
                />
                {problem && (
                  <p id={`${id}-error`} className="mt-1 text-1 font-bold text-bad">
                    {problem}
                  </p>
                )}
              </div>
            );
          })}
        </fieldset>
      ))}
      <Button look="quiet" className="-ml-3 justify-self-start" busy={isSaving} onClick={() => setWeek(null)}>
        Remove the times for each day
      </Button>
    </div>
  );
}
