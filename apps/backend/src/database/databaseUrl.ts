/** The PostgreSQL server that the environment names by `DATABASE_URL`, with the name of the database; undefined for the embedded one. */
export function databaseUrl(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  return environment['DATABASE_URL']?.trim() || undefined
}
