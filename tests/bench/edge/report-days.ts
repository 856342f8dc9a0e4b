import type { Report } from "../report.ts";
import type { Figures, Share } from "./figures.ts";
import { monthlyCost, type Usage } from "./prices.ts";
import { changesPerDay, listedHomes, visitsPerDay } from "./simulation-size.ts";

const shownCauses = 25;

const percent = (part: number, all: number) => `${((100 * part) / all).toFixed(1)} %`;

/** Reports two days: after a deployment, with an empty cache, and an ordinary one. */
export function reportDays(report: Report, [first, usual]: [Figures, Figures]): void {
  const both = (figure: (day: Figures) => string) => [figure(first), figure(usual)];
  report.heading(
    `A day of ${visitsPerDay} visits, ${listedHomes} homes and ${changesPerDay} changes: after a deployment, and an ordinary one`,
  );
  const line = (name: string, share: "public" | "images", target: number) => {
    const reached = usual[share].withoutWorker / usual[share].all;
    report.line(
      name,
      both((day) => percent(day[share].withoutWorker, day[share].all)),
      `${target} %`,
      reached >= target / 100,
    );
    const waiting = both((day) => percent(day[share].withoutWaiting, day[share].all));
    report.line(`${name}, or by a copy while it runs`, waiting, "none");
  };
  const total = (day: Figures): Share => ({
    all: day.public.all + day.images.all,
    withoutWorker: day.public.withoutWorker + day.images.withoutWorker,
    withoutWaiting: 0,
  });
  const shares = both((day) => percent(total(day).withoutWorker, total(day).all));
  report.line(
    "all GET requests without the worker",
    shares,
    "95 %",
    total(usual).withoutWorker / total(usual).all >= 0.95,
  );
  line("pages and reads without the worker", "public", 95);
  line("images without the worker", "images", 99);
  report.line(
    "requests for pages and reads, images",
    both((day) => `${day.public.all}, ${day.images.all}`),
    "none",
  );
  const perThousand = (figure: keyof Figures) =>
    both((day) => String(Math.round((day[figure] as number) / (visitsPerDay / 1000))));
  report.line("trips to the database per 1,000 visits", perThousand("trips"), "none");
  report.line("rows read per 1,000 visits", perThousand("rowsRead"), "none");
  report.line("rows written per 1,000 visits", perThousand("rowsWritten"), "none");
  const staleness = both((day) => `${(day.longestStaleness / 1000).toFixed(1)} s`);
  report.line(
    "longest staleness",
    staleness,
    "60 s",
    Math.max(first.longestStaleness, usual.longestStaleness) <= 60_000,
  );
  report.line(
    "stale answers",
    both((day) => String(day.staleAnswers)),
    "none",
  );
  report.line(
    "purges",
    both((day) => String(day.purges)),
    "none",
  );
  for (const visits of [100_000, 1_000_000]) {
    const factor = visits / visitsPerDay;
    const cost = both((day) => `${monthlyCost(usageOf(day, factor)).toFixed(2)} $`);
    report.line(`cost per month, ${visits.toLocaleString("en")} visits`, cost, "none");
  }
  report.heading(
    "Why the worker ran on the ordinary day: the most common causes, with their share of all GET requests",
  );
  for (const { name, count } of usual.causes.list().slice(0, shownCauses))
    report.line(name, [String(count), percent(count, total(usual).all)], "none");
}

/** The time of the worker is at most the time until its response, so the CPU time is an upper bound. */
function usageOf(day: Figures, factor: number): Usage {
  const scheduled = 30 * (1440 + 288);
  return {
    requests: (day.public.all + day.images.all + day.events) * factor + scheduled,
    cpuMs: (day.milliseconds + day.events * 3) * factor + scheduled * 20,
    rowsRead: day.rowsRead * factor,
    rowsWritten: day.rowsWritten * factor,
    imageReads: day.imageReads * factor,
  };
}
