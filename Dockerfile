# Built once, run as four processes: the site (default), the worker (`node worker.ts`), the desk (`node desk.ts`) and the
# watcher (`node watcher.ts`); the operator's commands are `node operator.ts`. An image is one clinic's: --build-arg CLINIC=<a folder of clinics/>.
ARG CLINIC=kamalini
# What the images stand on: of another registry, or pinned by digest, where a clinic wants that.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim
ARG POSTGRES_IMAGE=postgres:17

FROM ${NODE_IMAGE} AS base
WORKDIR /app
ENV NODE_ENV=production

FROM base AS build
ARG CLINIC
ENV NODE_ENV=development CLINIC=$CLINIC
COPY package.json package-lock.json .npmrc .node-version ./
RUN npm ci
COPY . .
RUN npm run build

FROM base AS packages
COPY package.json package-lock.json .npmrc .node-version ./
RUN npm ci --omit=dev

# PostgreSQL whose log is archived, and its backups (decision 0085).
FROM ${POSTGRES_IMAGE} AS database
RUN apt-get update && apt-get install --yes --no-install-recommends pgbackrest && rm -rf /var/lib/apt/lists/*
COPY deploy/pgbackrest/pgbackrest.conf /etc/pgbackrest/pgbackrest.conf
COPY deploy/pgbackrest/every-night.sh /usr/local/bin/every-night
RUN install -d -o postgres -g postgres /backups

# Rehearses a restore: needs PostgreSQL and our code.
FROM database AS drill
ENV NODE_ENV=production
WORKDIR /app
COPY --from=base /usr/local/bin/node /usr/local/bin/node
COPY --from=packages /app/node_modules ./node_modules
COPY package.json ./
COPY clinic ./clinic
COPY clinics ./clinics
COPY content ./content
COPY server ./server
COPY db ./db
ENTRYPOINT ["node", "--env-file=/run/secrets/settings", "db/restore-drill.ts"]

FROM base
ARG CLINIC
ENV CLINIC=$CLINIC
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/build ./build
COPY package.json server.ts worker.ts desk.ts watcher.ts operator.ts doctor.ts ./
COPY clinic ./clinic
COPY clinics ./clinics
COPY content ./content
COPY server ./server
COPY desk ./desk
COPY worker ./worker
COPY db ./db
COPY deploy/keep-assets.ts ./deploy/
COPY catalogue ./catalogue
# A volume that is mounted here belongs to whom the folder belongs to.
RUN mkdir /erasures /shared && chown node /erasures /shared
USER node
EXPOSE 3000
ENV HOST=0.0.0.0 PORT=3000
# Less memory under load (decisions 0103 and 0108).
ENV MALLOC_ARENA_MAX=2 NODE_OPTIONS="--max-semi-space-size=8 --max-old-space-size=256"
HEALTHCHECK --interval=15s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server.ts"]
