import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.time.Duration;

/** Reads tokens, one a line, and says of each whether the verifier of docs/back-ends.md takes it. */
public final class TryTokens {
    public static void main(String[] arguments) throws Exception {
        var verifier = new IDTokenVerifier(
            arguments[0], arguments[1], null, "https://securetoken.google.com", Duration.ZERO);
        var lines = new BufferedReader(new InputStreamReader(System.in));
        for (String token = lines.readLine(); token != null; token = lines.readLine()) {
            try {
                System.out.println("accepted " + verifier.verify(token).get("sub").asText());
            } catch (Exception e) {
                System.out.println("refused " + String.valueOf(e.getMessage()).lines().findFirst());
            }
        }
    }
}
