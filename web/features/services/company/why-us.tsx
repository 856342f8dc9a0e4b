import { DayStrip } from "./day-strip.tsx";

const reasons = [
  ["We know the streets", "Fifteen years in Montserrado, block by block."],
  ["Prices in the open", "Every home shows its price before you call."],
  ["One number", "Homes, cleaning, driving and health at one desk."],
  ["Light on your data", "Pages open on 3G and stay on your phone."],
  ["Answers in a day", "Staff read each inquiry and reply by call."],
  ["Saved for later", "Homes you keep stay there without signal."],
] as const;

/** Six reasons beside one day in Monrovia. */
export function WhyUs() {
  return (
    <section className="border-t border-line" aria-labelledby="why">
      <div className="wrap grid gap-6 py-12 lg:grid-cols-[5fr_7fr] lg:items-center lg:gap-12 lg:py-18">
        <DayStrip />
        <div>
          <h2 id="why">Why people come to us first</h2>
          <ul className="mt-4 grid gap-x-8 sm:grid-cols-2">
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
