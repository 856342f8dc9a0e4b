import { and, asc, count, desc, eq, exists, inArray, isNotNull, isNull, or } from "drizzle-orm";
import { adminRoles } from "#contract/accounts/roles.ts";
import { type Member, maxListedMembers, type Team } from "#contract/admin/team.ts";
import { cleanContactText } from "#shared/people/contact-text.ts";
import { builder } from "#worker/db/driver.ts";
import { contains } from "#worker/db/expressions.ts";
import { selectPermissions } from "#worker/db/health-permission.ts";
import { combineQueries, type Query, selectFirst } from "#worker/db/query.ts";
import { secondFactors, users } from "#worker/db/tables/accounts.ts";

const confirmedSecondFactor = builder
  .select({ user_id: secondFactors.user_id })
  .from(secondFactors)
  .where(and(eq(secondFactors.user_id, users.id), isNotNull(secondFactors.confirmed_at)));

/** The columns of an account in responses to super admins. */
export const memberColumns = {
  id: users.id,
  username: users.username,
  email: users.email,
  role: users.role,
  role_request: users.role_request,
  role_requested_at: users.role_requested_at,
  disabled: isNotNull(users.disabled_at).mapWith(Boolean).as("disabled"),
  email_verified: isNotNull(users.email_verified_at).mapWith(Boolean).as("email_verified"),
  second_step: exists(confirmedSecondFactor).mapWith(Boolean).as("second_step"),
  permissions: selectPermissions(),
  created_at: users.created_at,
};

/** Lists accounts: open requests first, the oldest at the top; then admins; then users, the newest at the top. */
export function listTeam(search: string | undefined): Query<Team> {
  const text = cleanContactText(search ?? "");
  const key = text.toLowerCase();
  // The domain of `email_key` is in ASCII, that of `email` as the person writes it.
  const matches = text
    ? or(contains(users.username_key, key), contains(users.email_key, key), contains(users.email, text))
    : undefined;
  const members = builder
    .select(memberColumns)
    .from(users)
    .where(matches)
    .orderBy(
      asc(isNull(users.role_request)),
      asc(users.role_requested_at),
      asc(eq(users.role, "user")),
      desc(eq(users.role, "super_admin")),
      desc(users.created_at),
      asc(users.id),
    )
    .limit(maxListedMembers);
  const total = builder.select({ count: count() }).from(users).where(matches);
  return combineQueries([members, selectFirst(total)], (rows, counted) => ({
    data: { users: rows },
    total: counted?.count ?? 0,
  }));
}

/** Counts the open role requests. */
export const countAccessRequests: Query<number> = combineQueries(
  [
    builder
      .select({ count: count() })
      .from(users)
      .where(and(isNotNull(users.role_request), isNull(users.disabled_at))),
  ],
  ([counted]) => counted?.count ?? 0,
);

/** Lists the admins who can sign in, by name. */
export const listColleagues = builder
  .select({ id: users.id, username: users.username, permissions: selectPermissions() })
  .from(users)
  .where(and(inArray(users.role, adminRoles), isNull(users.disabled_at)))
  .orderBy(users.username_key);

export const findMember = (id: string): Query<Member | undefined> =>
  selectFirst(builder.select(memberColumns).from(users).where(eq(users.id, id)));
