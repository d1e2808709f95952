# Another registry's Node, or Node 22 or 26: --build-arg BASE=…
ARG BASE=node:24-bookworm-slim

# The tools, and the packages that the web bundles, stay in this stage.
FROM ${BASE} AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY . .
RUN npm run build && npm run sbom

# `dependencies` are the packages that the server loads.
FROM ${BASE} AS packages
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev

FROM ${BASE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /shop
RUN mkdir /data && chown node:node /data
COPY --from=packages /shop/package.json ./
COPY --from=packages /shop/node_modules ./node_modules
COPY --from=build /shop/dist ./dist
COPY --from=build /shop/media ./media
USER node
VOLUME /data
EXPOSE 3000
# Without npm in between, SIGTERM reaches the server itself.
CMD ["node", "dist/server/main.js"]
