interface TipsSectionProps {
  title: string;
  tips: readonly { title: string; text: string }[];
}

/** Advice in a few paragraphs, at the end of a list page. Five tips are one row on wide screens; six are two. */
export function TipsSection({ title, tips }: TipsSectionProps) {
  return (
    <section className="border-t-2 border-ocean bg-sand">
      <div className="wrap py-8">
        <h2>{title}</h2>
        <dl className={`mt-4 grid gap-6 sm:grid-cols-2 ${tips.length === 5 ? "lg:grid-cols-5" : "lg:grid-cols-3"}`}>
          {tips.map((tip) => (
            <div key={tip.title} className="border-t border-line pt-3">
              <dt className="font-bold">{tip.title}</dt>
              <dd className="mt-1 text-ink2">{tip.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
