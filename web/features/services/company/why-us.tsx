import { DayStrip } from "./day-strip.tsx";

const reasons = [
  ["Local knowledge", "We know the roads and streets of Montserrado."],
  ["Clear prices", "Every home shows its price before you call."],
  ["One number", "For homes, health, driving and cleaning."],
  ["Saves your data", "Our pages load fast, even on 3G."],
  ["Quick answers", "We call you back within one business day."],
  ["Works offline", "Saved homes open offline."],
] as const;

export function WhyUs() {
  return (
    <section className="border-t border-line" aria-labelledby="why">
      <div className="wrap grid gap-6 py-12 lg:grid-cols-[5fr_7fr] lg:items-center lg:gap-12 lg:py-18">
        <DayStrip />
        <div>
          <h2 id="why">Why choose us</h2>
          <ul className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-x-4 lg:grid-cols-2">
            {reasons.map(([title, text]) => (
              <li key={title} className="border-t border-line py-4">
                <h3>{title}</h3>
                <p className="text-ink2">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
