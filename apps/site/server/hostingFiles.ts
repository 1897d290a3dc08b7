import { ASK_AGAIN, FOR_GOOD, HASHED_FOLDERS } from './cachePolicy.ts'

type Headers = Readonly<Record<string, string>>

export interface HostingInput {
  /** The public address of the site. */
  readonly siteUrl: string
  /** What every answer carries. */
  readonly headers: Headers
}

/** What Netlify, Cloudflare Pages and others read as `_headers` from the folder that they serve. */
export function staticHeaders({ headers }: Pick<HostingInput, 'headers'>): string {
  const rules: (readonly [path: string, lines: Headers])[] = [
    ['/*', headers],
    ...HASHED_FOLDERS.map((folder) => [`${folder}*`, { 'cache-control': FOR_GOOD }] as const),
  ]
  return rules.map(([path, lines]) => `${path}\n${written(lines, (name, value) => `  ${name}: ${value}`)}`).join('\n')
}

/** A Caddyfile that serves the built folder. */
export function caddyfile({ siteUrl, headers }: HostingInput): string {
  return `# Serves the folder that the build names, copied to /opt/dira/site.
${siteUrl} {
	root * /opt/dira/site
	try_files {path} {path}/index.html
	file_server {
		precompressed br gzip
	}
	header {
${written({ ...headers, 'cache-control': ASK_AGAIN }, (name, value) => `\t\t${name} "${value}"`)}\t}
	@hashed path ${HASHED_FOLDERS.map((folder) => `${folder}*`).join(' ')}
	header @hashed cache-control "${FOR_GOOD}"
	handle_errors 404 {
		rewrite /404.html
		file_server {
			precompressed br gzip
		}
	}
}
`
}

/** A site of nginx that serves the built folder. */
export function nginxSite({ siteUrl, headers }: HostingInput): string {
  return `# Serves the folder that the build names, copied to /opt/dira/site. Certificates are yours to add.
map $uri $dira_cache_control {
${HASHED_FOLDERS.map((folder) => `	~^${folder} "${FOR_GOOD}";\n`).join('')}	default "${ASK_AGAIN}";
}
server {
	listen 80;
	server_name ${new URL(siteUrl).hostname};
	server_tokens off;
	root /opt/dira/site;
	gzip_static on;
	error_page 404 /404.html;
${written({ ...headers, 'cache-control': '$dira_cache_control' }, (name, value) => `\tadd_header ${name} "${value}" always;`)}	location / {
		try_files $uri $uri/index.html =404;
	}
}
`
}

function written(headers: Headers, line: (name: string, value: string) => string): string {
  return Object.entries(headers)
    .map(([name, value]) => `${line(name, value)}\n`)
    .join('')
}
