const reasons = [
  ["We know the streets", "Fifteen years in Montserrado, block by block."],
  ["Prices in the open", "Every home shows its price before you call."],
  ["One number", "Homes, cleaning, driving and health at one desk."],
  ["Light on your data", "Pages open on 3G and stay on your phone."],
  ["Answers in a day", "Staff read each inquiry and reply by call."],
  ["Saved for later", "Homes you keep stay there without signal."],
] as const;

const day = [
  "A villa on the coast at dawn",
  "An apartment block in Sinkor at noon",
  "A compound under a mango tree in the afternoon",
  "A street of townhouses in the evening",
];

/** Six reasons beside one day in Monrovia, in four slices. */
export function WhyUs() {
  return (
    <section className="border-t border-line" aria-labelledby="why">
      <div className="wrap grid gap-6 py-12 lg:grid-cols-[5fr_7fr] lg:items-center lg:gap-12 lg:py-18">
        <div className="grid grid-cols-4 gap-1">
          {day.map((alt, at) => (
            <img
              key={alt}
              className="aspect-1/3 w-full rounded-s bg-sand2 object-cover"
              src={`/art/day-${at + 1}-400.webp`}
              srcSet={`/art/day-${at + 1}-240.webp 240w, /art/day-${at + 1}-400.webp 400w`}
              sizes="(min-width: 60em) 8rem, 25vw"
              width="240"
              height="720"
              loading="lazy"
              alt={alt}
            />
          ))}
        </div>
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
