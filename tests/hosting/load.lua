-- Requests in turn from a file: a line has an address, and after a tab the ETag that the client already has.
-- Prints how often each status came.

local threads = {}

function setup(thread)
  table.insert(threads, thread)
end

function init(args)
  requests, counts, at = {}, {}, math.random(1000)
  for line in io.lines(args[1]) do
    local address, etag = line:match("^([^\t]*)\t?(.*)$")
    local headers = { ["Accept-Encoding"] = "gzip, deflate, br" }
    if etag ~= "" then headers["If-None-Match"] = etag end
    table.insert(requests, wrk.format("GET", address, headers))
  end
end

function request()
  at = at % #requests + 1
  return requests[at]
end

function response(status)
  counts[status] = (counts[status] or 0) + 1
end

function done(summary, latency)
  local statuses = {}
  for _, thread in ipairs(threads) do
    for status, count in pairs(thread:get("counts")) do
      statuses[status] = (statuses[status] or 0) + count
    end
  end
  local parts = {}
  for status, count in pairs(statuses) do
    table.insert(parts, string.format('"%s":%d', status, count))
  end
  local e = summary.errors
  print(string.format('{"statuses":{%s},"broken":%d,"seconds":%.1f,"bytes":%d,"p50":%.2f,"p99":%.2f}',
    table.concat(parts, ","), e.connect + e.read + e.write + e.timeout, summary.duration / 1e6, summary.bytes,
    latency:percentile(50) / 1000, latency:percentile(99) / 1000))
end
