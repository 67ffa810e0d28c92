import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.PublicKey;
import java.security.Signature;
import java.security.cert.CertificateFactory;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Verifies ID tokens of one project, or of one of its tenants. Needs Java 17 and Jackson. */
public final class IDTokenVerifier {
    /** The token is not a valid ID token of the project. */
    public static final class Refused extends Exception {
        private static final long serialVersionUID = 1;

        Refused(String problem) { super(problem); }
    }

    private static final String CERTIFICATES =
        "/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com";
    private static final Pattern MAX_AGE = Pattern.compile("max-age=(\\d+)");
    private static final Duration CLOCK_SKEW = Duration.ofMinutes(1);
    private static final ObjectMapper JSON = new ObjectMapper();

    private final HttpClient http = HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(10)).build();
    private final String server, project, tenant, issuer;
    private final Duration pause;
    private Map<String, PublicKey> keys = Map.of();
    private Instant fetchedAt = Instant.MIN, expiresAt = Instant.MIN;

    public IDTokenVerifier(String server, String project) {
        this(server, project, null, "https://securetoken.google.com", Duration.ofSeconds(30));
    }

    /** `pause` is the shortest time between two fetches of the keys for unknown key IDs. */
    public IDTokenVerifier(String server, String project, String tenant, String issuer, Duration pause) {
        this.server = server;
        this.project = project;
        this.tenant = tenant;
        this.issuer = issuer + "/" + project;
        this.pause = pause;
    }

    /** Returns the claims of a valid ID token; throws for any other. */
    public JsonNode verify(String token)
        throws Refused, IOException, InterruptedException, GeneralSecurityException {
        String[] parts = token.split("\\.", -1);
        if (parts.length != 3) throw new Refused("This is not a token.");
        JsonNode header = JSON.readTree(decode(parts[0]));
        PublicKey key = key(header.path("kid").asText());
        // The key determines the algorithm, never the token.
        String algorithm = key.getAlgorithm().equals("RSA") ? "RS256" : "ES256";
        if (!header.path("alg").asText().equals(algorithm)) throw new Refused("The algorithm is wrong.");
        Signature signature = Signature.getInstance(
            algorithm.equals("RS256") ? "SHA256withRSA" : "SHA256withECDSAinP1363Format");
        signature.initVerify(key);
        signature.update((parts[0] + "." + parts[1]).getBytes(StandardCharsets.US_ASCII));
        if (!signature.verify(decode(parts[2]))) throw new Refused("The signature is wrong.");
        JsonNode claims = JSON.readTree(decode(parts[1]));
        check(claims, Instant.now());
        return claims;
    }

    private void check(JsonNode claims, Instant now) throws Refused {
        if (!issuer.equals(claims.path("iss").textValue())) throw new Refused("The issuer is wrong.");
        if (!project.equals(claims.path("aud").textValue())) throw new Refused("The audience is wrong.");
        String tenant = claims.path("firebase").path("tenant").textValue();
        if (!Objects.equals(tenant, this.tenant)) throw new Refused("The tenant is wrong.");
        if (now.getEpochSecond() >= claims.path("exp").asLong()) throw new Refused("The token has expired.");
        if (claims.path("iat").asLong(Long.MAX_VALUE) > now.plus(CLOCK_SKEW).getEpochSecond())
            throw new Refused("The token is not valid yet.");
        if (claims.path("sub").asText().isEmpty()) throw new Refused("The token names no user.");
    }

    private synchronized PublicKey key(String kid)
        throws Refused, IOException, InterruptedException, GeneralSecurityException {
        Instant now = Instant.now();
        boolean mayBeNew = !keys.containsKey(kid) && !now.isBefore(fetchedAt.plus(pause));
        if (!now.isBefore(expiresAt) || mayBeNew) fetchKeys(now);
        PublicKey key = keys.get(kid);
        if (key == null) throw new Refused("The key is unknown.");
        return key;
    }

    private void fetchKeys(Instant now) throws IOException, InterruptedException, GeneralSecurityException {
        HttpRequest request = HttpRequest.newBuilder(URI.create(server + CERTIFICATES))
            .timeout(Duration.ofSeconds(10)).build();
        var answer = http.send(request, BodyHandlers.ofByteArray());
        if (answer.statusCode() != 200) throw new IOException("The keys cannot be fetched.");
        CertificateFactory certificates = CertificateFactory.getInstance("X.509");
        Map<String, PublicKey> keys = new HashMap<>();
        for (var entry : (Iterable<Map.Entry<String, JsonNode>>) JSON.readTree(answer.body())::fields) {
            byte[] text = entry.getValue().asText().getBytes(StandardCharsets.US_ASCII);
            var certificate = certificates.generateCertificate(new ByteArrayInputStream(text));
            keys.put(entry.getKey(), certificate.getPublicKey());
        }
        Matcher age = MAX_AGE.matcher(answer.headers().firstValue("cache-control").orElse(""));
        this.keys = keys;
        fetchedAt = now;
        expiresAt = age.find() ? now.plusSeconds(Long.parseLong(age.group(1))) : now;
    }

    private static byte[] decode(String part) throws Refused {
        try {
            return Base64.getUrlDecoder().decode(part);
        } catch (IllegalArgumentException e) {
            throw new Refused("This is not a token.");
        }
    }
}
