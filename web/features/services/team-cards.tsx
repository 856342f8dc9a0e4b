import { sampleTeam } from "./guides/about.ts";

/** Six cards, marked samples; e-mail and phone are text and not links, so that nobody reaches a made-up person. */
export function TeamCards() {
  return (
    <ul className="mt-4 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
      {sampleTeam.map(({ name, position, email, phone, description }) => (
        <li key={name} className="border-t border-line py-5">
          <h3 className="flex items-start justify-between gap-2 text-3">
            {name} <span className="state">Sample</span>
          </h3>
          <p className="font-medium text-ocean">{position}</p>
          <p className="mt-2">{description}</p>
          <p className="mt-2 text-1 text-ink2">
            {email}
            <br />
            {phone}
          </p>
        </li>
      ))}
    </ul>
  );
}
