import type { Queries } from '../database/database.ts'

/** An account with a password. */
export interface Account {
  readonly email: string
  readonly password: string
}

/** A new password for an account, which may be new itself. */
export interface AccountPassword extends Account {
  /** The account's id. @default that of the e-mail address, if it has one */
  readonly id?: string | undefined
}

/** The e-mail address that an account is to have. */
export interface AccountEmail {
  readonly id: string
  readonly email: string
}

export async function findAccount(database: Queries, email: string): Promise<string | undefined> {
  const found = await database.query<{ id: string }>('select id from auth.users where email = lower($1)', [email])
  return found.rows[0]?.id
}

/** The e-mail itself if it has an account with a password, else that of any other account. The work is the same for both. */
export async function accountLike(database: Queries, email: string): Promise<string | undefined> {
  const found = await database.query<{ email: string }>(
    'select email from auth.users where email is not null and encrypted_password is not null order by email = $1 desc limit 1',
    [email],
  )
  return found.rows[0]?.email
}

/** Makes an account with a confirmed e-mail address, as signing up would. Returns its id. */
export async function createAccount(database: Queries, { email, password }: Account): Promise<string> {
  const created = await database.query<{ id: string }>(
    `insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
     values (gen_random_uuid(), 'authenticated', 'authenticated', lower($1), extensions.crypt($2, extensions.gen_salt('bf', 10)),
       now(), '{"provider": "email", "providers": ["email"]}', '{"email_verified": true}')
     returning id`,
    [email, password],
  )
  // The insert above returns one row.
  const id = created.rows[0]!.id
  await database.query(
    `insert into auth.identities (id, provider, provider_id, user_id, identity_data)
     values (gen_random_uuid(), 'email', $1::text, $1::uuid,
       jsonb_build_object('sub', $1::text, 'email', lower($2::text), 'email_verified', true, 'phone_verified', false))`,
    [id, email],
  )
  return id
}

/** Sets a new password and ends every session of the account. */
export async function setPassword(database: Queries, id: string, password: string): Promise<void> {
  await database.query(
    `update auth.users set encrypted_password = extensions.crypt($2, extensions.gen_salt('bf', 10)), updated_at = now()
     where id = $1`,
    [id, password],
  )
  await database.query('delete from auth.sessions where user_id = $1', [id])
}

/** Gives an account a password and ends its sessions; one that there is not yet is made. Returns its id. */
export async function setAccount(database: Queries, { id, email, password }: AccountPassword): Promise<string> {
  const found = id ?? (await findAccount(database, email))
  if (found === undefined) return createAccount(database, { email, password })
  await setPassword(database, found, password)
  return found
}

/** Gives an account another e-mail address, as a confirmed one. False where another account has it. */
export async function setEmail(database: Queries, { id, email }: AccountEmail): Promise<boolean> {
  const changed = await database.query(
    `update auth.users set email = lower($2), email_confirmed_at = now(), updated_at = now()
     where id = $1 and not exists (select from auth.users where email = lower($2) and id <> $1) returning id`,
    [id, email],
  )
  await database.query(
    `update auth.identities set identity_data = identity_data || jsonb_build_object('email', lower($2::text)), updated_at = now()
     where user_id = $1 and provider = 'email' and exists (select from auth.users where id = $1 and email = lower($2))`,
    [id, email],
  )
  return changed.rows.length > 0
}

/** Makes an account an administrator. Returns false if it already was one. */
export async function grantAdministration(database: Queries, id: string, email: string): Promise<boolean> {
  const granted = await database.query(
    'insert into public.admin_users (id, email) values ($1, lower($2)) on conflict (id) do nothing returning id',
    [id, email],
  )
  return granted.rows.length > 0
}
