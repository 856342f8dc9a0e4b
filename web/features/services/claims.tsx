import { useSite } from "#web/lib/site-context.ts";

/** The business's claims as a strip of large figures. */
export function Claims() {
  const { claims } = useSite();
  return (
    <div className="wrap">
      <dl className="stats stats-4">
        {claims.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
