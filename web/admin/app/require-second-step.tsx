import { EmptyState } from "#web/admin/ui/empty-state.tsx";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import type { Elements } from "#web/lib/page/elements.ts";
import { usePageHead } from "#web/lib/page/page-head.ts";
import { meKey } from "#web/lib/session/private-cache.tsx";
import { secondStepPath } from "#web/lib/session/return-path.ts";
import { ButtonLink } from "#web/ui/button.tsx";

/** Replaces the admin screens as long as the server rejects them because a super admin has no second step. */
export function RequireSecondStep({ children }: { children: Elements }) {
  const { data } = useEndpoint(meKey);
  return data?.user.second_step_required ? <SecondStepMissing /> : children;
}

const title = "Set up two-step login";

function SecondStepMissing() {
  usePageHead({ title, noindex: true });
  return (
    <div className="wrap py-8 lg:py-12">
      <EmptyState
        scene="saved"
        title={title}
        headingLevel={1}
        role="status"
        action={<ButtonLink to={secondStepPath}>{title}</ButtonLink>}
      >
        Super admins log in with a password and a code from their phone. Set up two-step login first.
      </EmptyState>
    </div>
  );
}
