import { roleDescriptions } from "#web/lib/session/role-descriptions.ts";
import { roleLabels } from "#web/lib/session/role-labels.ts";

/** What each role of a colleague can do. */
export function RoleGuide() {
  return (
    <section aria-labelledby="roles-title" className="mt-8">
      <h2 id="roles-title" className="text-3">
        What each role can do
      </h2>
      <dl className="mt-4 grid border-b border-line gap-x-8 sm:grid-cols-2">
        {(["admin", "super_admin"] as const).map((role) => (
          <div key={role} className="border-t border-line py-4">
            <dt className="font-bold">{roleLabels[role]}</dt>
            <dd className="mt-1 text-1 text-ink2">{roleDescriptions[role]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
