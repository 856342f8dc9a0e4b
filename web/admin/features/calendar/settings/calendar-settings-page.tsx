import { Link, useNavigate, useSearchParams } from "react-router-dom";
import type { AppointmentKind } from "#contract/appointments/appointment-kinds.ts";
import { adminPaths } from "#contract/site/admin-paths.ts";
import { getToday } from "#web/admin/features/shared/appointments/appointment-days.ts";
import { calendarPath } from "#web/admin/features/shared/appointments/calendar-params.ts";
import { useResources } from "#web/admin/features/shared/appointments/use-resources.ts";
import { useLeaveGuard } from "#web/admin/lib/forms/use-leave-guard.ts";
import { FailedState } from "#web/admin/ui/failed-state.tsx";
import { Fold } from "#web/admin/ui/fold.tsx";
import { PageHead, screenClass } from "#web/admin/ui/page-head.tsx";
import { LeaveDialog } from "#web/admin/ui/saving/leave-dialog.tsx";
import { SaveBar } from "#web/admin/ui/saving/save-bar.tsx";
import { useIsWide } from "#web/admin/ui/use-is-wide.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";
import { useKinds } from "../use-kinds.ts";
import { BookableWeek } from "./bookable-week.tsx";
import { ConflictList } from "./conflict-list.tsx";
import { DaysOff } from "./days-off.tsx";
import { describeDaysOff, describeKind, describeNotice, describeResources } from "./describe-settings.ts";
import { HoursEditor } from "./hours-editor.tsx";
import { KindRules } from "./kind-rules.tsx";
import { NoticeRules } from "./notice-rules.tsx";
import { ResourceList } from "./resource-list.tsx";
import { type AvailabilityForm, useAvailability } from "./use-availability.ts";

const titles: Record<AppointmentKind, string> = { viewing: "Viewings", lesson: "Lessons", clinic: "Doctor's visits" };

/** When what can be booked, how, and what can be busy. */
export function CalendarSettingsPage() {
  const { form, error, retry, hasChanged, discard, save, conflicts } = useAvailability();
  const navigate = useNavigate();
  const guard = useLeaveGuard(hasChanged, form?.isBusy === true, (path) => navigate(path ?? calendarPath({})));
  return (
    <div className={screenClass}>
      <PageHead
        title="Hours and settings"
        back={{ label: "Back to the calendar", to: calendarPath({}) }}
        lead={
          <>
            The hours for appointments. Colleagues confirm requests in the{" "}
            <Link to={adminPaths.settings}>opening hours</Link> of the business.
          </>
        }
      />
      {error !== undefined && <FailedState title="The settings could not be loaded" error={error} onRetry={retry} />}
      {!form && error === undefined && <SkeletonBar className="mt-4 h-96" />}
      {form && (
        <div className="mt-4 grid grid-cols-1 items-start gap-x-11 gap-y-5 lg:grid-cols-[minmax(0,1fr)_18rem]">
          <div>
            <ConflictList conflicts={conflicts} />
            <Folds form={form} />
            <SaveBar
              isChanged={hasChanged}
              isSaving={form.isBusy}
              label="Save settings"
              onSave={save}
              onDiscard={discard}
            />
          </div>
          <BookableWeek draft={form.draft} />
        </div>
      )}
      {guard.isAsking && <LeaveDialog what="the settings" onLeave={guard.leave} onStay={guard.stay} />}
    </div>
  );
}

function Folds({ form }: { form: AvailabilityForm }) {
  const { draft, problems } = form;
  const kinds = useKinds();
  const isWide = useIsWide();
  const [params] = useSearchParams();
  const { resources, withoutHours, isLoading, error } = useResources();
  const fields = [...problems.keys()];
  const hasProblem = (...starts: string[]) => fields.some((field) => starts.some((start) => field.startsWith(start)));
  // A problem of hours names their place in the list of all kinds.
  const kindHasProblem = (kind: AppointmentKind) =>
    fields.some((field) => field.endsWith(`.${kind}`)) ||
    draft.hours.some((hours, index) => hours.kind === kind && hasProblem(`hours.${index}.`));
  // A phone shows the titles first. The link of a professional opens their hours.
  const openKind = params.has("doctor") ? "clinic" : isWide ? kinds[0] : undefined;
  const noOneShowsHomes = !isLoading && error === undefined && !resources.some((one) => one.does_viewings);
  return (
    <div className="border-b border-line">
      {noOneShowsHomes && <Notice tone="bad" title="No colleague shows homes, so visitors cannot book a viewing." />}
      {withoutHours.length > 0 && (
        <Notice
          tone="warn"
          title={`No hours, so no times can be booked: ${withoutHours.map(({ name }) => name).join(", ")}`}
        />
      )}
      {kinds.map((kind) => (
        <Fold
          key={kind}
          title={titles[kind]}
          summary={describeKind(draft, kind)}
          isOpen={kindHasProblem(kind) || kind === openKind}
        >
          <KindRules kind={kind} form={form} />
          <HoursEditor kind={kind} form={form} />
        </Fold>
      ))}
      <Fold
        title="Notice and gaps"
        summary={describeNotice(draft)}
        isOpen={hasProblem("notice_hours", "buffer_minutes")}
      >
        <NoticeRules form={form} />
      </Fold>
      <Fold title="Days off" summary={describeDaysOff(draft, getToday(new Date()))} isOpen={hasProblem("days_off")}>
        <DaysOff form={form} />
      </Fold>
      <Fold title="People, cars and rooms" summary={describeResources(resources)} isOpen={false}>
        <ResourceList />
      </Fold>
    </div>
  );
}
