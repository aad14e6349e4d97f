# Built once, run as four processes: the site (default), the worker (`node worker.ts`), the desk (`node desk.ts`) and the
# watcher (`node watcher.ts`); the operator's commands are `node operator.ts`. An image is one clinic's: --build-arg CLINIC=<a folder of clinics/>.
ARG CLINIC=kamalini

FROM node:24.21.0-bookworm-slim AS base
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

# Caddy with the files that it serves itself.
FROM caddy:2 AS front
ARG CLINIC
COPY --from=build /app/build/$CLINIC/client/assets /srv/assets

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
COPY catalogue ./catalogue
# A volume that is mounted here belongs to whom the folder belongs to.
RUN mkdir /erasures && chown node /erasures
USER node
EXPOSE 3000
ENV HOST=0.0.0.0 PORT=3000
HEALTHCHECK --interval=15s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server.ts"]
