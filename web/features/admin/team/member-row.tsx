import { type Role, roles } from "#contract/accounts/roles.ts";
import type { Member, ResetLink } from "#contract/admin/team.ts";
import { formatDate } from "#web/lib/format/format-values.ts";
import { Button } from "#web/ui/button.tsx";
import { Field, Select } from "#web/ui/form/field.tsx";
import type { AccessChange } from "./access-changes.ts";
import { roleLabels } from "./role-labels.ts";
import type { useTeam } from "./use-team.ts";

interface MemberRowProps {
  member: Member;
  /** True for the signed-in account, which cannot be changed here. */
  isOwn: boolean;
  team: Pick<ReturnType<typeof useTeam>, "createResetLink" | "busyId">;
  /** Asks for confirmation first. */
  onChange: (change: AccessChange) => void;
  onResetLink: (link: ResetLink) => void;
}

/** An account with its role, and buttons to change it. */
export function MemberRow({ member, isOwn, team, onChange, onResetLink }: MemberRowProps) {
  const { id, username, email, role, disabled, second_step, created_at } = member;
  const isBusy = team.busyId !== undefined;
  return (
    <li className="grid gap-3 border-b border-line py-4 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center">
      <div className="min-w-0">
        <p className="font-bold">
          {username}
          {disabled && <span className="ml-2 rounded-s bg-bad-bg px-2 py-0.5 text-1 text-bad">Disabled</span>}
        </p>
        <p className="text-1 text-ink2">
          {email}
          <br />
          Joined {formatDate(created_at)}
        </p>
      </div>
      {isOwn ? (
        <p className="text-ink2">
          {roleLabels[role]} <strong className="text-good">You</strong>
        </p>
      ) : (
        <div className="-ml-3 flex flex-wrap items-center gap-2 *:first:ml-3 lg:ml-0 lg:*:first:ml-0">
          <Field id={`role-${id}`} label={`Role of ${username}`} hideLabel className="w-full sm:w-44">
            <Select
              id={`role-${id}`}
              value={role}
              aria-disabled={isBusy}
              onChange={({ currentTarget }) =>
                !isBusy && onChange({ kind: "role", member, role: currentTarget.value as Role })
              }
            >
              {roles.map((option) => (
                <option key={option} value={option}>
                  {roleLabels[option]}
                </option>
              ))}
            </Select>
          </Field>
          <Button
            look="quiet"
            busy={isBusy}
            aria-label={`${disabled ? "Enable" : "Disable"} ${username}`}
            onClick={() => onChange({ kind: disabled ? "enable" : "disable", member })}
          >
            {disabled ? "Enable" : "Disable"}
          </Button>
          {second_step && (
            <Button
              look="quiet"
              busy={isBusy}
              aria-label={`Reset second step of ${username}`}
              onClick={() => onChange({ kind: "reset-second-step", member })}
            >
              Reset second step
            </Button>
          )}
          {!disabled && (
            <Button
              look="quiet"
              busy={isBusy}
              aria-label={`Reset link for ${username}`}
              onClick={() => team.createResetLink(member, onResetLink)}
            >
              Reset link
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
