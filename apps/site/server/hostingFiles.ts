import { ASK_AGAIN, FOR_GOOD, HASHED_FOLDERS } from './cachePolicy.ts'
import { UNLISTED } from './pageRequest.ts'

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

/** A Caddyfile that serves the built folder; any Caddy from 2.6 reads it. */
export function caddyfile({ siteUrl, headers }: HostingInput): string {
  return `# Serves the folder that the build names, copied to /opt/dira/site.
${siteUrl} {
	root * /opt/dira/site
	header {
${written(headers, (name, value) => `\t\t${name} "${value}"`)}\t}
	# Two sets that exclude each other: Caddy reads a line for all after a line for some.
	@hashed path ${HASHED}
	header @hashed cache-control "${FOR_GOOD}"
	@changing not path ${HASHED}
	header @changing cache-control "${ASK_AGAIN}"
	@manifest path *.webmanifest
	header @manifest content-type ${MANIFEST_TYPE}

	# A page has one address.
	@doubled vars_regexp doubled {http.request.uri} \`${MOVED.doubled}\`
	redir @doubled /{http.regexp.doubled.1}{http.regexp.doubled.2} 308
	@slashed vars_regexp slashed {http.request.uri} \`${MOVED.slashed}\`
	redir @slashed /{http.regexp.slashed.1}{http.regexp.slashed.2} 308

	try_files {path} {path}.html {path}/index.html =404
	@unlisted vars_regexp {http.request.orig_uri.path} \`${UNLISTED.source}\`
	error @unlisted 404
	@writing not method GET HEAD
	error @writing 405
	file_server {
		precompressed br gzip
	}
	handle_errors {
		# What is missing now may be there after the next build.
		header cache-control "${ASK_AGAIN}"
		@missing expression {http.error.status_code} == 404
		handle @missing {
			rewrite * /404.html
			file_server {
				precompressed br gzip
			}
		}
	}
}
`
}

/** A site of nginx that serves the built folder. */
export function nginxSite({ siteUrl, headers }: HostingInput): string {
  return `# Serves the folder that the build names, copied to /opt/dira/site. Certificates are yours to add.
map $status$uri $dira_cache_control {
${HASHED_FOLDERS.map((folder) => `	~^(?:200|206|304)${folder} "${FOR_GOOD}";\n`).join('')}	default "${ASK_AGAIN}";
}
# A page has one address.
map $request_uri $dira_moved {
	"~${quoted(MOVED.doubled)}" "/$1$2";
	"~${quoted(MOVED.slashed)}" "/$1$2";
	default "";
}
server {
	listen 80;
	server_name ${new URL(siteUrl).hostname};
	server_tokens off;
	root /opt/dira/site;
	charset utf-8;
	gzip_static on;
	gzip_vary on;
	gzip_proxied any;
	absolute_redirect off;
	error_page 404 /404.html;
${written({ ...headers, 'cache-control': '$dira_cache_control' }, (name, value) => `\tadd_header ${name} "${value}" always;`)}	if ($dira_moved) {
		return 308 $dira_moved;
	}
	location / {
		try_files $uri $uri.html $uri/index.html =404;
	}
	location ~ \\.webmanifest$ {
		types {
			${MANIFEST_TYPE} webmanifest;
		}
	}
	location ~ "${quoted(UNLISTED.source)}" {
		internal;
	}
}
`
}

const HASHED = HASHED_FOLDERS.map((folder) => `${folder}*`).join(' ')

const MANIFEST_TYPE = 'application/manifest+json'

/** Addresses of a page beside its own, path and query as they were sent; no other host may be read into what is left of them. */
const MOVED = {
  doubled: String.raw`^/[/\\]+([^?]*?)/*(\?.*)?$`,
  slashed: String.raw`^/([^?]+?)/+(\?.*)?$`,
} as const

/** A regular expression between quotes of nginx. */
const quoted = (expression: string) => expression.replaceAll('\\', '\\\\')

function written(headers: Headers, line: (name: string, value: string) => string): string {
  return Object.entries(headers)
    .map(([name, value]) => `${line(name, value)}\n`)
    .join('')
}
