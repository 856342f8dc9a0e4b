import type { AppointmentKind } from "#contract/appointments/appointment-kinds.ts";
import type { Availability } from "#contract/appointments/availability.ts";
import { useKinds } from "../use-kinds.ts";
import { describeNotice, describeWeek } from "./describe-settings.ts";

const titles: Record<AppointmentKind, string> = { viewing: "Viewings", lesson: "Lessons", clinic: "Doctors" };

/** What the settings mean for visitors: the times of each day, of all resources together. */
export function BookableWeek({ draft }: { draft: Availability }) {
  const kinds = useKinds();
  return (
    <div className="@container lg:sticky lg:top-4">
      <aside
        aria-labelledby="bookable-week"
        // Large text has no room for it; the titles say the same in short.
        className="rounded-l border border-line bg-raise p-4 text-1 @max-[14rem]:hidden"
      >
        <h2 id="bookable-week" className="font-sans text-1 tracking-[normal] text-ink2">
          Preview: when visitors can book
        </h2>
        <table className="mt-2 w-full border-collapse text-left tabular-nums">
          <thead>
            <tr>
              <th scope="col" className="w-16">
                <span className="sr-only">Day</span>
              </th>
              {kinds.map((kind) => (
                <th key={kind} scope="col" className="py-1.5 pl-2 font-bold">
                  {titles[kind]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {describeWeek(draft, kinds).map(({ days, times }) => (
              <tr key={days} className="border-t border-line align-baseline">
                <th scope="row" className="py-2 font-bold whitespace-nowrap">
                  {days}
                </th>
                {kinds.map((kind, index) => (
                  <td key={kind} className="py-1.5 pl-2 text-ink2">
                    {times[index]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className="border-t border-line pt-3 text-ink2">{describeNotice(draft)}</p>
      </aside>
    </div>
  );
}
