import { Link } from "react-router-dom";
import { calendarPath } from "#web/admin/features/shared/appointments/calendar-params.ts";
import { AccessDeniedPage } from "#web/admin/ui/access-denied.tsx";
import { FailedState } from "#web/admin/ui/empty-state.tsx";
import { isForbidden } from "#web/lib/api/api-error.ts";
import { Button } from "#web/ui/button.tsx";
import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";
import { ConflictList } from "./conflict-list.tsx";
import { DaysOff } from "./days-off.tsx";
import { HoursEditor } from "./hours-editor.tsx";
import { KindRules } from "./kind-rules.tsx";
import { ResourceList } from "./resource-list.tsx";
import { useAvailability } from "./use-availability.ts";

/** When what can be booked, how, and what can be busy. */
export function CalendarSettingsPage() {
  const { form, error, retry, hasChanged, discard, save, conflicts } = useAvailability();
  if (isForbidden(error)) return <AccessDeniedPage />;
  return (
    <div className="wrap py-6 lg:py-8">
      <p>
        <Link to={calendarPath({})} className="inline-flex min-h-touch items-center">
          Back to the calendar
        </Link>
      </p>
      <h1 className="text-4">Hours and settings</h1>
      <p className="mt-2 max-w-[60ch] text-ink2">When visitors can book, and who and what is needed for it.</p>
      {error !== undefined && <FailedState title="The settings could not be loaded" error={error} onRetry={retry} />}
      {!form && error === undefined && <SkeletonBar className="mt-4 h-96" />}
      {form && (
        <div className="mt-4 grid max-w-3xl grid-cols-1 gap-8">
          <ConflictList conflicts={conflicts} />
          <KindRules form={form} />
          <HoursEditor form={form} />
          <DaysOff form={form} />
          <div className="sticky bottom-0 z-1 flex flex-wrap gap-2 border-t border-line bg-paper py-3 max-lg:bottom-[calc(60px+env(safe-area-inset-bottom))]">
            <Button busy={form.isBusy} aria-disabled={!hasChanged || form.isBusy} onClick={save}>
              {form.isBusy ? "Saving..." : "Save"}
            </Button>
            {hasChanged && (
              <Button look="quiet" busy={form.isBusy} onClick={discard}>
                Discard changes
              </Button>
            )}
          </div>
          <ResourceList />
        </div>
      )}
    </div>
  );
}
